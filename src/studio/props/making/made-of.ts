import { oak } from '#studio/props/cellar/oak.ts';
import { terracotta } from '#studio/props/cellar/terracotta.ts';
import { crystal, metal } from './kit.ts';
import type { Kit } from './kit.ts';
import { paint, textured } from './model.ts';
import type { Finish } from './model.ts';
import type { MaterialRef, Vec3 } from '#studio/scene-graph.ts';
import type { Material } from '#studio/things/materials.ts';
import type { ThingLook } from '#studio/things/photo-maker.ts';

/** Colour and roughness of the metals that tableware is made of. */
const METALS: Partial<Record<Material, readonly [Vec3, number]>> = {
  pewter: [[0.55, 0.56, 0.58], 0.56],
  silver: [[0.9, 0.89, 0.86], 0.14],
  gold: [[0.92, 0.66, 0.26], 0.16],
  copper: [[0.86, 0.42, 0.25], 0.22],
  brass: [[0.8, 0.58, 0.24], 0.24],
  bronze: [[0.5, 0.33, 0.16], 0.34],
  iron: [[0.1, 0.1, 0.105], 0.5],
  steel: [[0.62, 0.62, 0.64], 0.24],
};

/** By lamp and candle white metals would be taken for gold, above brown boards for copper: there they are as much cooler. */
const WHITE: ReadonlySet<Material> = new Set<Material>(['silver', 'pewter', 'steel']);
const COOLER: Vec3 = [0.62, 0.83, 1.06];

/** White metals as the eye sees them by candle. */
const DIMMED: Partial<Record<Material, Vec3>> = {
  silver: [0.1, 0.145, 0.22],
  steel: [0.08, 0.115, 0.18],
  pewter: [0.045, 0.065, 0.1],
};

/** The metal of that name; `null` for anything else. */
export function metalOf(kit: Kit, material: Material | null): MaterialRef | null {
  const cast = material && METALS[material];
  if (!cast) return null;
  const [colour, roughness] = cast;
  const isWarmed = kit.isDim === true || kit.isOnWood === true;
  if (!isWarmed || !WHITE.has(material)) return metal(kit, colour, roughness);
  const [r, g, b] = colour;
  return metal(
    kit,
    [r * COOLER[0], g * COOLER[1], Math.min(1, b * COOLER[2])],
    Math.max(0.22, roughness),
  );
}

const POLISHED: Finish = { coat: 0.8, rough: 0.1 };

const veined = (kit: Kit): MaterialRef =>
  textured(
    kit,
    'veined marble',
    { painter: 'marble', params: { seed: 5, isLight: true }, scale: [1 / 60, 1 / 60] },
    POLISHED,
  );

/** What a vessel is said to be made of, else its own glaze in the colour that was asked for. */
export function madeOf(
  kit: Kit,
  { material, colour }: Pick<ThingLook, 'material' | 'colour'>,
  usual: { colour: string | Vec3 } & Finish,
): MaterialRef {
  const cast = metalOf(kit, material);
  if (cast !== null) return cast;
  switch (material) {
    case 'wood':
      return oak(kit);
    case 'clay':
      return terracotta(kit);
    case 'stone':
      return paint(kit, colour ?? '#8f897e', { coat: 0.05, rough: 0.7 });
    case 'slate':
      return paint(kit, '#3a3d42', { coat: 0.2, rough: 0.5 });
    case 'marble':
      return colour ? paint(kit, colour, POLISHED) : veined(kit);
    case 'ceramic':
      return paint(kit, colour ?? '#efeae0', { coat: 0.9, rough: 0.12 });
    default: {
      const { colour: own, ...finish } = usual;
      return paint(kit, colour ?? own, finish);
    }
  }
}

/** Crockery of something else than china. */
export function skinOf(
  kit: Kit,
  look: Pick<ThingLook, 'material' | 'colour'>,
): MaterialRef | undefined {
  if (!look.material || look.material === 'ceramic') return undefined;
  // A flat one mirrors the dark above it: in a dim room its own grey must show.
  const dimmed = kit.isDim ? DIMMED[look.material] : undefined;
  if (dimmed) return paint(kit, dimmed, { coat: 1, rough: 0.13 });
  return look.material === 'glass'
    ? crystal(kit, look.colour)
    : madeOf(kit, look, { colour: '#e9e4da' });
}
