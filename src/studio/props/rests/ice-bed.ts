import { metal, once } from '#studio/props/making/kit.ts';
import type { Kit } from '#studio/props/making/kit.ts';
import { SIDES } from '#studio/props/making/joinery.ts';
import { addBox, apart, paint, startModel } from '#studio/props/making/model.ts';
import { addMaterial, addMedium } from '#studio/scene-builder.ts';
import type { MaterialRef } from '#studio/scene-graph.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

/** What lies on it sinks in a little. */
export const ICE_BED = 2.1;

/** How long and deep the bed must be for what lies on it, in whole centimetres. */
export const iceState = (length: number, depth: number): string =>
  `room ${Math.round(Math.min(76, Math.max(30, length + 4)))}x${Math.round(Math.min(48, Math.max(22, depth + 6)))}`;

/** Crumbs to a square centimetre. */
const DENSITY = 0.3;
/** One crumb of so many is clear: light through many of them costs more than the rest of the picture. */
const CLEAR = 40;

/** Crushed ice heaped in a low tray of steel. */
export const makeIceBed: MakeThing = (kit, place, { states, random }) => {
  const model = startModel(kit, place, 'ice_bed');
  const [, length = 36, depth = 24] = states
    .flatMap((state) => /^room (\d+)x(\d+)$/.exec(state) ?? [])
    .map(Number);
  const [w, d] = [length / 2, depth / 2];
  const tray = apart(model, 'tray');
  const steel = metal(kit, [0.74, 0.73, 0.71], 0.18);
  for (const s of SIDES) {
    addBox(tray, { at: [0, 0.9, s * d], half: [w + 0.2, 0.9, 0.2] }, steel);
    addBox(tray, { at: [s * w, 0.9, 0], half: [0.2, 0.9, d] }, steel);
  }
  const bed = paint(kit, '#c6d5dd', { coat: 0.9, rough: 0.2, translucency: 0.5 });
  addBox(model, { at: [0, 0.8, 0], half: [w - 0.2, 0.75, d - 0.2] }, bed);
  const white = paint(kit, '#dde8ee', { coat: 1, rough: 0.12, translucency: 0.45 });
  const crumbs = random.fork('crumbs');
  const clear = clearIce(kit);
  for (let i = 0; i < length * depth * DENSITY; i++) {
    const [x, z] = [crumbs.range(-1, 1), crumbs.range(-1, 1)];
    const s = crumbs.range(0.55, 1.25);
    // Heaped: lower along the rim.
    const heap = 1 - Math.max(Math.abs(x), Math.abs(z)) ** 4;
    addBox(
      model,
      {
        at: [x * (w - 1), 1.5 + heap * crumbs.range(0, 0.7), z * (d - 1)],
        half: [s, s * 0.7, s * 0.8],
        turn: { x: crumbs.range(0, 3), y: crumbs.range(0, 3), z: crumbs.range(0, 3) },
      },
      i % CLEAR === 0 ? clear : white,
    );
  }
};

const clearIce = (kit: Kit): MaterialRef =>
  once(kit, 'crushed ice', () => {
    const inside = addMedium(kit.scene, {
      absorption: [0.03, 0.012, 0.008],
      refractiveIndex: 1.31,
    });
    return addMaterial(kit.scene, { kind: 'glass', inside });
  });
