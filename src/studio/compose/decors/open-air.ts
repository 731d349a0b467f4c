import { climberOf } from '#studio/places/scenery/climber-of.ts';
import { chimneyOf } from '#studio/places/chimney-of.ts';
import { askedHouse, houseLookOf } from '#studio/places/asked-house.ts';
import { frameBoxOf } from '#studio/compose/camera/frame-camera.ts';
import { asksForReflection } from '#studio/compose/setting/reflections.ts';
import { bedThings, isInPool } from './lay-ground.ts';
import { loadOf } from '#studio/people/beast-load-of.ts';
import { fold } from '#studio/lexicon/matching/normalise.ts';
import { TIMBERED } from './asked-of-place.ts';
import { flowersOf, isUnderTree, treesOf } from './grown.ts';
import { isOnJetty, JETTY_VIEW, layJetty } from './jetty.ts';
import { PLACE_DECORS } from '#studio/places/place-decors.ts';
import { namesPicnic } from '#studio/places/place-of.ts';
import { SKIES } from '#studio/landscape/sky/sky-palettes.ts';
import { TERRAINS } from '#studio/landscape/land/terrain-shapes.ts';
import { addPainted } from '#studio/scene-builder.ts';
import { addSlab } from '#studio/props/making/surfaces.ts';
import type { PaintingParams } from '#studio/scene-graph.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import type { Lighting } from '#studio/scene/surroundings.ts';
import { blacken } from '#studio/compose/light/blacken.ts';
import {
  isFireInLanes,
  isInTrailer,
  isOverheadWisteria,
} from '#studio/compose/things/among-rows.ts';
import { isOnVines } from '#studio/compose/things/vine-leaves.ts';
import { isDrivenDownLane } from '#studio/landscape/landmarks/in-lanes.ts';
import type { Random } from '#studio/random.ts';
import { LAWN } from '#studio/landscape/built/yards.ts';
import { BUILT_GUESTS, HEADLAND } from '#studio/landscape/built/drive-built.ts';
import { GUESTS } from '#studio/landscape/landmarks/guests.ts';
import { guestsOf } from '#studio/compose/things/beasts-and-guests.ts';
import {
  areBeastsInRows,
  LAND_HORIZON,
  landEye,
  standInLand,
} from '#studio/compose/people/gather-beasts.ts';
import { freeShare } from '#studio/compose/camera/free-share.ts';
import { hangBackdrop } from '#studio/compose/setting/hang-backdrop.ts';
import type { Hanging } from '#studio/compose/setting/hang-backdrop.ts';
import { addLeafShade } from '#studio/compose/light/leaf-shade.ts';
import { addRig, addSun, SHARP } from '#studio/compose/light/light-rigs.ts';
import { isSharp, placeSun, sunlight } from './place-sun.ts';
import type { Sun } from './place-sun.ts';
import { skyAsked } from './sky-asked.ts';
import { raiseView } from '#studio/compose/camera/raise-view.ts';
import type { Rig } from '#studio/compose/light/light-rigs.ts';
import type { Shot, Stage } from '#studio/compose/stage.ts';

/** A table in the open: landscape behind, the sun of that landscape on the glass. */
export function buildOpenAir(stage: Stage, shot: Shot): void {
  const { direction, scene } = stage;
  const sun = placeSun(stage);
  hangLandscape(stage, shot, sun);
  if (shot.table && isOnJetty(stage)) layJetty(stage);
  else if (shot.table && isPicnic(stage)) layBlanket(stage, shot.table);
  else if (shot.table) {
    addSlab(stage.kit, {
      ...shot.table,
      surface: direction.surface,
      random: stage.random('table'),
      ...(direction.surfaceTone ? { tone: direction.surfaceTone } : {}),
      isWet: stage.spec.isSurfaceWet ?? false,
      isMirror: asksForReflection(stage.spec),
      isEndless: isInPool(stage),
    });
    bedThings(stage, shot.table);
  }
  const palette = SKIES[direction.sky];
  const rig: Rig = {
    scene,
    camera: shot.camera,
    aspect: stage.aspect,
    centre: shot.centre,
    spread: Math.max(1, shot.reach / 16),
    side: direction.side,
  };
  // Against the light nothing shines from the front.
  if (stage.spec.lighting !== 'silhouette') addRig(direction.light, rig);
  if (direction.light === 'sun') {
    const light = sunlight(stage, sun, palette);
    addSun(rig, { ...light, ...(isSharp(stage.spec) && { size: SHARP }) });
    if (stage.spec.lighting === 'dappled')
      addLeafShade(rig, light.direction, stage.random('leaves'));
  }
  addSkyLight(stage, sun);
  if (stage.spec.lighting === 'silhouette') blacken(scene);
}

/** A picnic has no table. */
export const isPicnic = ({ spec, direction }: Stage): boolean =>
  namesPicnic(spec) && (direction.surface === 'gingham' || direction.surface === 'linen');

/** A cloth on the grass, which goes on to where the view begins. */
function layBlanket(stage: Stage, table: NonNullable<Shot['table']>): void {
  const { direction, kit } = stage;
  const random = stage.random('table');
  const tone = direction.surfaceTone ? { tone: direction.surfaceTone } : {};
  addSlab(kit, { ...table, surface: 'grass', random, level: -0.5 });
  const cloth = { near: 200, far: table.far + 4, halfWidth: 62, thickness: 0.3 };
  addSlab(kit, { ...cloth, surface: direction.surface, random, ...tone });
}

function hangLandscape(stage: Stage, shot: Shot, sun: Sun): void {
  const { direction } = stage;
  const isWideShot = direction.archetype === 'wide_landscape';
  const hanging: Hanging = {
    painter: 'landscape',
    params: landscapeParams(stage, { sun, hasTable: shot.table !== null }),
    z: -220,
    // A blurred backdrop has no detail that half the pixels could not carry.
    detail: isWideShot ? 1 : direction.isPainterly ? 0.75 : direction.blur > 0.02 ? 0.35 : 0.55,
    hasNames: true,
  };
  if (shot.table && isOnJetty(stage))
    hangBackdrop(stage, shot.camera, beyondJetty(stage, shot, hanging));
  else hangBackdrop(stage, shot.camera, raiseView(stage, shot, hanging));
}

/** The water begins under the boards, and its horizon is theirs. */
function beyondJetty({ aspect }: Stage, { camera }: Shot, hanging: Hanging): Hanging {
  const { top } = frameBoxOf([[camera.eye[0], camera.eye[1], -1e6]], camera, aspect);
  const horizon = Math.max(0.14, Math.min(0.5, top));
  return { ...hanging, z: JETTY_VIEW, params: { ...hanging.params, horizon, hasTable: false } };
}

/** The land as the painter takes it: also what a window looks out on. */
export function landscapeParams(
  stage: Stage,
  { sun = placeSun(stage), hasTable }: { sun?: Sun; hasTable: boolean },
): PaintingParams {
  const { direction } = stage;
  const random = stage.random('landscape');
  const isWideShot = direction.archetype === 'wide_landscape';
  const { view } = direction;
  const chimney = chimneyOf(stage.spec);
  const climber = climberOf(stage.spec);
  const isDeepValley = TERRAINS[direction.terrain].river > 0;
  const usual = isDeepValley
    ? random.range(9, 14)
    : direction.hasRows || hasNearGuest(stage.spec)
      ? random.range(2.6, isDriven(stage.spec) ? 3.5 : isWideShot ? 6.5 : 4.4)
      : 13;
  return {
    terrain: direction.terrain,
    season: direction.season,
    sky: direction.sky,
    weather: direction.weather,
    ...clearingOf(stage),
    horizon: standInLand(stage)
      ? LAND_HORIZON
      : (view.horizon ?? random.range(0.34, 0.46) - (hasTable ? 0.06 : 0)),
    sunX: sun.x,
    sunElevation: sun.elevation,
    eyeMetres: standInLand(stage)
      ? landEye(stage)
      : isUnderTree(stage.spec)
        ? UNDER_TREE_EYE
        : (view.eye ?? (view.yard ? yardEye(stage) : usual)),
    ...(isUnderTree(stage.spec) && { isUnderTree: true }),
    ...(direction.view.yard && { yard: direction.view.yard }),
    ...(TIMBERED.test(fold(stage.spec.prompt)) && { isTimbered: true }),
    ...(stage.people.length > 0 && { hasPeople: true }),
    ...(areBeastsInRows(stage) && { isLaneAhead: true }),
    ...rowsOf(stage, random),
    relief: random.range(0.75, 1.5),
    hasRows: direction.hasRows,
    estate: direction.view.yard === 'lane' ? null : direction.estate,
    isHouseAsked: isHouseAsked(stage),
    ...houseLookOf(stage.spec),
    ...(chimney && { chimney }),
    ...(climber && { climber }),
    ...(stage.spec.things.some((one) => isFireInLanes(one, stage.spec)) && { hasFires: true }),
    marks: [
      ...(view.marks ?? []),
      ...(sitsByWater(stage) ? ['bank' as const] : []),
      ...(isUnderWisteria(stage.spec) ? ['wisteria' as const] : []),
    ],
    guests: guestsOf(stage.spec).map(({ thing, count, colour, isSeveral = false }) => ({
      thing,
      count,
      isSeveral,
      ...(thing === 'tractor' && PARKED.test(fold(stage.spec.prompt)) && { isParked: true }),
      ...(thing === 'trailer' && { isLoaded: stage.spec.things.some(isInTrailer(stage.spec)) }),
      ...(colour && { colour: colour.hex }),
    })),
    hasTable,
    ...leavesOf(stage.spec),
    ...flowersOf(stage.spec),
    ...skyAsked(stage.spec),
    ...treesOf(stage.spec),
    // A gate stands over its drive.
    change: { ...view.change, ...(hasGate(stage.spec) && { hasRoad: true, isDriveway: true }) },
    clarity: view.clarity ?? 1.4,
    free: freeShare(stage),
    trees: random.int(8, 34),
    seed: random.int(1, 1_000_000),
    blur: direction.blur,
    ...softSideOf(stage),
    sparkle: direction.archetype === 'grape_macro' && !direction.isPainterly ? 0.8 : 0,
  };
}

/** The sky above a land is quiet as it is. */
const softSideOf = ({ spec: { copySpace }, direction: { archetype } }: Stage) =>
  copySpace && copySpace !== 'top' && (archetype === 'wide_landscape' || archetype === 'view')
    ? { softSide: copySpace }
    : {};

/** Whoever picnics at a lake or the sea sits on its bank, with the water behind. */
const sitsByWater = ({ stands, direction: { terrain, hasRows, view } }: Stage): boolean =>
  terrain === 'coastal' &&
  !hasRows &&
  !view.marks?.includes('shore') &&
  stands.some(({ stand }) => stand === 'blanket');

/** A region's own villa is a part of its land; a house that was named, or is the place, is the picture. */
const isHouseAsked = ({ spec, direction: { place, view } }: Stage): boolean =>
  view.estate !== undefined &&
  (askedHouse(spec) !== null || (place !== null && PLACE_DECORS[place].view?.estate !== undefined));

/** Metres of grass before the first vine, where animals stand, or a tractor crosses with its trailer. */
function clearingOf(stage: Stage): PaintingParams {
  if (stage.direction.view.yard) return { clearing: LAWN };
  if (areBeastsInRows(stage)) return {};
  if (standInLand(stage)) return { clearing: CLEARING };
  if (loadOf(stage.spec)) return { clearing: HAULED };
  return guestsOf(stage.spec).some(({ thing }) => thing === 'trailer')
    ? { clearing: HEADLAND }
    : {};
}
const [CLEARING, HAULED] = [7, 9];

/** Whoever sits or stands under a tree looks at the land from there. */
const UNDER_TREE_EYE = 1.7;
/** At what is set up on a lawn one looks from a little above it, at people from their own height. */
const yardEye = ({ people, direction }: Stage): number =>
  people.length > 0 ? 1.5 : direction.view.yard === 'lane' ? 1.9 : 2.5;

const hasGate = (spec: SceneSpec): boolean => guestsOf(spec).some(({ thing }) => thing === 'gate');

/** It hangs from the pergola that it names. */
const isUnderWisteria = (spec: SceneSpec): boolean =>
  spec.things.some((asked) => isOverheadWisteria(asked, spec));

/** Rows run any way; where somebody drives down a lane, straight towards us. */
function rowsOf(stage: Stage, random: Random): { rowAngle: number; rowBend: number } {
  const { spec } = stage;
  const rowAngle = random.range(-0.5, 0.5);
  const rowBend = random.chance(0.45) ? random.range(-0.9, 0.9) : 0;
  if (areBeastsInRows(stage)) return { rowAngle: 0, rowBend: 0 };
  return isDrivenDownLane(guestsOf(spec))
    ? { rowAngle: rowAngle * 0.2, rowBend: 0 }
    : { rowAngle, rowBend };
}

const PARKED =
  /\b(?:parked|standing|left|garee?s?|stationnee?s?|arretee?s?|parcheggiat[oaie]|ferm[oi]|aparcad[oa]s?|estacionad[oa]s?|geparkt\w*|abgestellt\w*)\b/;

/** A tractor is looked at from beside it. */
const isDriven = (spec: SceneSpec): boolean =>
  guestsOf(spec).some(({ thing }) => BUILT_GUESTS.has(thing));

/** What stands a few steps away is not seen from a hill. */
const hasNearGuest = (spec: SceneSpec): boolean =>
  guestsOf(spec).some(({ thing }) => (GUESTS[thing]?.away ?? FAR) < FAR);
const FAR = 40;

/** 'Red leaves' of a vineyard hang on its vines. */
function leavesOf(spec: SceneSpec): PaintingParams {
  const turned = spec.things.find((asked) => isOnVines(asked, spec));
  return turned?.colour ? { leaves: turned.colour.hex } : {};
}

/** How much of the sky's own light fills the shadows. */
const SKY_GAINS: Partial<Record<Lighting, number>> = { silhouette: 0.08, hard: 0.4, dappled: 0.4 };

function addSkyLight(stage: Stage, sun: Sun): void {
  const { scene, direction } = stage;
  const [texture] = addPainted(
    scene,
    {
      painter: 'sky-dome',
      width: 96,
      height: 48,
      params: {
        sky: direction.sky,
        gain: 0.85,
        ground: direction.hasRows ? [0.06, 0.055, 0.042] : [0.28, 0.27, 0.26],
        sunTurn: 0.5 + (sun.x - 0.5) * 0.17,
        glow: sun.isHigh ? 0 : 1.6,
      },
    },
    { layers: ['hdr'], wrap: 'repeat' },
  );
  scene.environment = {
    texture: texture!,
    diffuseGain: SKY_GAINS[stage.spec.lighting ?? 'soft'] ?? 0.95,
  };
}
