import { asksForLongShadows } from '#studio/compose/light/long-shadows.ts';
import type { Stage } from '#studio/compose/stage.ts';
import type { SkyPalette } from '#studio/landscape/sky/sky-palettes.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import { normalize } from '#studio/vector.ts';
import { isDiscAsked } from './sky-asked.ts';

/** Where the sun of a land stands, in frame widths and heights. */
export interface Sun {
  x: number;
  elevation: number;
  isHigh: boolean;
}

/** Opposite the hero, so that the light has room; by plain day beside the frame. */
export function placeSun(stage: Stage): Sun {
  const random = stage.random('sun');
  const { direction } = stage;
  const isHigh =
    (direction.sky === 'day' && !isDiscAsked(stage.spec)) ||
    direction.sky === 'overcast' ||
    direction.sky === 'storm';
  const away = direction.side === 0 ? (random.chance(0.5) ? 1 : -1) : -direction.side;
  const x =
    direction.side === 0
      ? 0.5 + away * random.range(0.2, 0.36)
      : 0.5 + away * random.range(0.08, 0.32);
  // By plain day the low sun of a morning or an afternoon models the land; at midday it is flat.
  if (direction.sky === 'day' && isHigh && !stage.spec.isMidday)
    return { x: 0.5 + away * 0.8, elevation: 0.5, isHigh };
  if (isHigh) return { x: 0.5 + away * 0.9, elevation: 1.1, isHigh };
  // Slopes that are looked down on, and some fields, have a low sun beside them instead of one in the picture.
  const isLow = direction.sky === 'morning' || direction.sky === 'golden';
  const isFromAbove = (direction.view.eye ?? 0) > LOOKED_DOWN_FROM;
  const isLandAlone = direction.archetype === 'wide_landscape' || direction.archetype === 'view';
  if (isLow && isLandAlone && !showsSun(stage.spec) && (isFromAbove || random.chance(0.4)))
    return { x: 0.5 + away * 0.8, elevation: 0.4, isHigh };
  const low =
    direction.sky === 'morning' || direction.sky === 'golden'
      ? random.range(0.08, 0.17)
      : random.range(0.03, 0.085);
  return { x, elevation: direction.sky === 'night' ? 0.28 : low, isHigh };
}

const LOOKED_DOWN_FROM = 24;

/** Against the light, or with the sun itself in sight. */
const showsSun = (spec: SceneSpec): boolean =>
  isDiscAsked(spec) ||
  spec.lighting === 'backlit' ||
  spec.lighting === 'rim' ||
  spec.lighting === 'silhouette' ||
  spec.isSunNamed === true;

/** Light as sharp as it falls out of a clear sky. */
export const isSharp = ({ lighting }: SceneSpec): boolean =>
  lighting === 'hard' || lighting === 'dappled';

/** The same sun on what stands before the land. */
export function sunlight(
  stage: Stage,
  sun: Sun,
  palette: SkyPalette,
): { direction: Vec3; irradiance: Vec3 } {
  const aside = (sun.x - 0.5) * 1.1;
  const isLong = asksForLongShadows(stage.spec);
  const direction: Vec3 = isLong
    ? lowSun(sun)
    : sun.isHigh
      ? normalize([aside * 1.1, 1.15, 0.35])
      : normalize([aside, 0.46, -1]);
  const power =
    stage.direction.sky === 'night'
      ? 2
      : isLong
        ? LOW_SUN
        : sun.isHigh
          ? isSharp(stage.spec)
            ? 3.2
            : 1.5
          : 4.6;
  const gain = power * (stage.direction.sky === 'day' ? ON_TABLES : 1);
  const [r, g, b] = palette.sunLight;
  return { direction, irradiance: [r * gain, g * gain, b * gain] };
}

/** From the side that it stands on, low above the table: shadows lie across it. */
const lowSun = ({ x }: Sun): Vec3 => normalize([x < 0.5 ? -1 : 1, 0.62, 0.02]);
/** What it loses by shining along the table. */
const LOW_SUN = 7.5;
/** What models hills by day would burn white cloths out. */
const ON_TABLES = 0.65;
