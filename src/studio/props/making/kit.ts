import type { Detail } from '#studio/brief.ts';
import type {
  MaterialRef,
  MatteMaterial,
  MediumRef,
  Painting,
  PaintingParams,
  SceneGraph,
  TextureMapping,
  Vec2,
  Vec3,
} from '#studio/scene-graph.ts';
import type { WineColour } from '#studio/scene/wine.ts';
import { addMaterial, addMedium, addPainted } from '#studio/scene-builder.ts';

/** The scene being dressed and what its props share. */
export interface Kit {
  scene: SceneGraph;
  detail: Detail;
  shared: Map<string, number>;
  /** Lamps and candles light the table: what is white is painted less so, or it would burn out. */
  isDim?: boolean;
  /** Brown lies under everything: polished white metal would be taken for copper. */
  isOnWood?: boolean;
  /** Blue water lies behind everything. */
  isByWater?: boolean;
  /** Longest side of the picture in pixels: no print needs more of them. */
  pictureSide?: number;
}

export function createKit(scene: SceneGraph, detail: Detail): Kit {
  return { scene, detail, shared: new Map() };
}

/** Makes a medium, material or shape once per scene. */
export function once(kit: Kit, key: string, make: () => number): number {
  const known = kit.shared.get(key);
  if (known !== undefined) return known;
  const made = make();
  kit.shared.set(key, made);
  return made;
}

/** Absorption per centimetre, by Beer–Lambert. */
const WINES: Readonly<Record<WineColour, Vec3>> = {
  red: [0.3, 2.4, 1.75],
  white: [0.01, 0.028, 0.1],
  rose: [0.012, 0.1, 0.096],
  orange: [0.02, 0.13, 0.5],
  sparkling: [0.01, 0.03, 0.115],
  sparkling_rose: [0.012, 0.09, 0.08],
};

const isRose = (wine: WineColour): boolean => wine === 'rose' || wine === 'sparkling_rose';
/** Through rosé, blue water would look mauve: there it lets less of the blue through. */
const BEFORE_BLUE = 1.32;

export function wineMedium(kit: Kit, wine: WineColour, strength: number): MediumRef {
  const [r, g, own] = WINES[wine];
  const b = kit.isByWater && isRose(wine) ? own * BEFORE_BLUE : own;
  return once(kit, `wine ${wine} ${strength}`, () =>
    addMedium(kit.scene, {
      absorption: [r * strength, g * strength, b * strength],
      refractiveIndex: 1.34,
    }),
  );
}

/** A breath of blue, so that it is seen in its glass. */
export function waterMedium(kit: Kit): MediumRef {
  return once(kit, 'water', () =>
    addMedium(kit.scene, { absorption: [0.02, 0.008, 0.005], refractiveIndex: 1.33 }),
  );
}

const CLEAR: Vec3 = [0.012, 0.006, 0.01];
/** Two thin walls, seen through, are to have the colour that was said. */
const TINT_PER_CM = 4.5;
const LEAST_LIGHT = 0.02;

/** Clear, or dyed in the melt. */
export function crystalMedium(kit: Kit, tint: Vec3 | null = null): MediumRef {
  const dyed = (light: number): number => -Math.log(Math.max(LEAST_LIGHT, light)) * TINT_PER_CM;
  return once(kit, `crystal ${tint?.join() ?? ''}`, () =>
    addMedium(kit.scene, {
      absorption: tint ? [dyed(tint[0]), dyed(tint[1]), dyed(tint[2])] : CLEAR,
      refractiveIndex: 1.52,
    }),
  );
}

export function crystal(kit: Kit, tint: Vec3 | null = null): MaterialRef {
  return once(kit, `crystal surface ${tint?.join() ?? ''}`, () =>
    addMaterial(kit.scene, { kind: 'glass', inside: crystalMedium(kit, tint) }),
  );
}

const FULL_TILE = 1024;
const PREVIEW_TILE = 256;

/** Texture side for this detail; `share` makes small things cheaper. */
export function tileSide(kit: Kit, share = 1): number {
  return Math.round((kit.detail === 'full' ? FULL_TILE : PREVIEW_TILE) * share);
}

export interface PaintedLook {
  painter: string;
  params: PaintingParams;
  share?: number;
  aspect?: number;
  hasRelief?: boolean;
  wrap?: 'repeat' | 'clamp';
  bump?: number;
  scale?: Vec2;
  offset?: Vec2;
  cutout?: boolean;
  roughnessVariation?: number;
}

/** Texture mapping of a named painting. */
export function painted(kit: Kit, look: PaintedLook): TextureMapping {
  const width = tileSide(kit, look.share);
  const height = Math.round(width * (look.aspect ?? 1));
  const painting: Painting = { painter: look.painter, width, height, params: look.params };
  const hasRelief = look.hasRelief ?? true;
  const layers = hasRelief ? (['color', 'relief'] as const) : (['color'] as const);
  const [color, relief] = addPainted(kit.scene, painting, { layers, wrap: look.wrap ?? 'repeat' });
  return {
    color: color!,
    ...(relief === undefined ? {} : { relief }),
    ...pickDefined(look, ['bump', 'scale', 'offset', 'cutout', 'roughnessVariation']),
  };
}

function pickDefined<T extends object, K extends keyof T>(from: T, keys: readonly K[]): Pick<T, K> {
  return Object.fromEntries(
    keys.filter((k) => from[k] !== undefined).map((k) => [k, from[k]]),
  ) as Pick<T, K>;
}

export function matte(
  kit: Kit,
  key: string,
  material: () => Omit<MatteMaterial, 'kind'>,
): MaterialRef {
  return once(kit, `matte ${key}`, () =>
    addMaterial(kit.scene, { kind: 'matte', ...(kit.isDim ? dimmed(material()) : material()) }),
  );
}

const WHITE = 0.5;
const GLAZED = 0.6;

/** White china as it looks by lamplight; petals and paper stay as they are. */
function dimmed<T extends Omit<MatteMaterial, 'kind'>>(material: T): T {
  const { color, coat = 0 } = material;
  if (!color || coat < GLAZED || Math.min(...color) < WHITE) return material;
  const [r, g, b] = color;
  return { ...material, color: [r * 0.52, g * 0.52, b * 0.52] };
}

export function metal(kit: Kit, color: Vec3, roughness: number): MaterialRef {
  return once(kit, `metal ${color.join()} ${roughness}`, () =>
    addMaterial(kit.scene, { kind: 'metal', color, roughness }),
  );
}
