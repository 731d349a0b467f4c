import type { Trait } from '#studio/accounting/proof.ts';
import { ANDALUSIAN, OLIVE_TREES } from '#studio/backdrops/place/grounds/courtyard.ts';
import { RUSTIC } from '#studio/backdrops/place/kitchen.ts';
import { LIGHT_BEAM } from '#studio/backdrops/place/light-beam.ts';
import { soilNamed } from '#studio/landscape/land/asked-soils.ts';
import { isDrivenDownLane } from '#studio/landscape/landmarks/in-lanes.ts';
import type { TerrainShape } from '#studio/landscape/landscape-spec.ts';
import { TERRAINS } from '#studio/landscape/land/terrain-shapes.ts';
import type { PaintingParams } from '#studio/scene-graph.ts';

type Layer = PaintingParams & { painter: string; params: PaintingParams };

/** What painters of places were asked for, as it is proved. */
const LOOKS: ReadonlyMap<string, Trait> = new Map([
  [RUSTIC, 'look:rustic'],
  [OLIVE_TREES, 'trees:olive'],
  [ANDALUSIAN, 'look:andalusian'],
]);

const PAINTED = ['sky', 'weather', 'season', 'roof', 'wall'] as const;

/** Whoever gives a backdrop its sky, weather or season has shown it. */
export function paintedTraits(painter: string, params: PaintingParams): Trait[] {
  if (painter.endsWith('-dome')) return [];
  const layers = ['base', 'outside'].flatMap((key) => (params[key] ? [params[key] as Layer] : []));
  const inner = layers.flatMap((layer) => paintedTraits(layer.painter, layer.params));
  const beyond = (params['outside'] as Layer | undefined)?.params['place'];
  if (params['outside']) inner.push('outside', ...(beyond ? [`outside:${beyond as string}`] : []));
  const own = PAINTED.flatMap((key) =>
    typeof params[key] === 'string' ? [`${key}:${params[key]}`] : [],
  );
  if (params['hasChecks']) own.push('surface:gingham');
  if (params['isDoor']) own.push('door:open', 'action:opening');
  const isOpen = params['sky'] !== undefined;
  if (painter === 'landscape' && hasWhitePeaks(params)) own.push('peaks:snow');
  // The trees round a pool hide what is behind them.
  const isWalled = params['yard'] === 'pool';
  if (painter === 'landscape' && hasHills(params) && !isWalled) own.push('land:hills');
  if (painter === 'landscape' && isSteep(params)) own.push('land:steep');
  if (painter === 'landscape' && shapeOf(params).isWinding) own.push('road:winding');
  if (painter === 'landscape' && shapeOf(params).knoll) own.push('on:hill', 'land:hills');
  const marks = Array.isArray(params['marks']) ? params['marks'] : [];
  if (marks.includes('blossom_orchard')) own.push('trees:bloom');
  if (marks.includes('oak')) own.push(...borneTraits(params));
  if (marks.includes('olive_orchard') || marks.includes('olive_tree')) own.push('trees:olive');
  if (hasDriver(params)) own.push('riding');
  if (isHitched(params)) own.push('hauling');
  if (painter === 'landscape' && params['hasRows'] && params['season'] === 'autumn')
    own.push('leaves:turned');
  const asked = Array.isArray(params['asked']) ? params['asked'] : [];
  if (asked.includes(LIGHT_BEAM)) own.push('light:beam');
  if (painter === 'place') own.push(...asked.flatMap((one) => LOOKS.get(one as string) ?? []));
  const soil = painter === 'landscape' && soilNamed(shapeOf(params).soil);
  if (soil) own.push(`soil:${soil}`);
  // Houses are lit from within after dark.
  const isHoused =
    Boolean(params['estate']) || marks.includes('chapel') || params['yard'] === 'lane';
  if (painter === 'landscape' && isHoused && DARK_SKIES.includes(params['sky']))
    own.push('windows:lit');
  // The blue hour is a dusk too.
  if (params['sky'] === 'blue') own.push('sky:dusk');
  return [
    ...own,
    ...(isOpen ? ['outdoors'] : []),
    // What is seen through a window is outside; the picture is not.
    ...(params['outside'] ? inner.filter((trait) => trait !== 'outdoors') : inner),
  ];
}

/** One tree that was asked for by its fruit, in bloom or bearing it. */
function borneTraits({ treeBears }: PaintingParams): Trait[] {
  const { kind, petals } = (treeBears ?? {}) as { kind?: string; petals?: string };
  return kind ? [`tree:${kind}`, ...(petals ? ['trees:bloom' as const] : [])] : [];
}

const DARK_SKIES: readonly unknown[] = ['night', 'starry', 'moonlit', 'blue', 'dusk'];

/** Ranges high enough to be mountains, and snow well below their tops. */
function hasWhitePeaks(params: PaintingParams): boolean {
  const { mountains, snowLine } = shapeOf(params);
  return mountains > 1.5 && snowLine < 0.5;
}

/** The land rises and falls, or climbs beyond a river. */
function hasHills(params: PaintingParams): boolean {
  const { hillAmplitude, farRise, valley } = shapeOf(params);
  return hillAmplitude >= 90 || farRise > 0 || valley !== undefined;
}

/** Slopes that climb above whoever looks, on the near side or beyond the water. */
function isSteep(params: PaintingParams): boolean {
  const { farRise, valley, terraceStep } = shapeOf(params);
  return farRise >= 150 || terraceStep > 0 || valley !== undefined;
}

const shapeOf = ({ terrain, change }: PaintingParams): TerrainShape => ({
  ...TERRAINS[terrain as keyof typeof TERRAINS],
  ...(change as Partial<TerrainShape> | undefined),
});

/** A tractor that comes down a lane has somebody at its wheel. */
const hasDriver = ({ guests, hasRows }: PaintingParams): boolean =>
  hasRows === true &&
  Array.isArray(guests) &&
  isDrivenDownLane(guests) &&
  !guests.some((guest) => (guest as { isParked?: boolean }).isParked);

/** A trailer stands behind the tractor that it is hitched to. */
const isHitched = ({ guests }: PaintingParams): boolean =>
  Array.isArray(guests) &&
  ['tractor', 'trailer'].every((thing) =>
    guests.some((guest) => (guest as { thing?: string }).thing === thing),
  );
