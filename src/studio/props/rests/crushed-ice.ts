import { once } from '#studio/props/making/kit.ts';
import type { Kit } from '#studio/props/making/kit.ts';
import { addBox, paint } from '#studio/props/making/model.ts';
import type { Model } from '#studio/props/making/model.ts';
import type { Random } from '#studio/random.ts';
import { addMaterial, addMedium } from '#studio/scene-builder.ts';
import type { MaterialRef, Vec3 } from '#studio/scene-graph.ts';

/** One crumb of so many is clear: light through many of them costs more than the rest of the picture. */
const CLEAR = 40;
/** Light that goes through a crumb into the next one and on costs as much: a little is enough to look cold. */
const THROUGH = 0.3;

/** What the crumbs lie on. */
export const iceGround = (kit: Kit): MaterialRef =>
  paint(kit, '#dfe9ee', { coat: 0.9, rough: 0.2, translucency: THROUGH });

/** One crumb of so many; clear ones alone would read as water, most are white with air. */
export function addIceCrumb(
  model: Model,
  { at, size, nth, random }: { at: Vec3; size: number; nth: number; random: Random },
): void {
  const { kit } = model;
  const white = paint(kit, '#eef4f6', { coat: 1, rough: 0.12, translucency: THROUGH });
  const turn = { x: random.range(0, 3), y: random.range(0, 3), z: random.range(0, 3) };
  const half: Vec3 = [size, size * random.range(0.45, 0.85), size * random.range(0.6, 1)];
  addBox(model, { at, half, turn }, nth % CLEAR === 0 ? clearIce(kit) : white);
}

const clearIce = (kit: Kit): MaterialRef =>
  once(kit, 'crushed ice', () => {
    const inside = addMedium(kit.scene, {
      absorption: [0.03, 0.012, 0.008],
      refractiveIndex: 1.31,
    });
    return addMaterial(kit.scene, { kind: 'glass', inside });
  });
