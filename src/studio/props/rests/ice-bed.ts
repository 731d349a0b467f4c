import { metal } from '#studio/props/making/kit.ts';
import { SIDES } from '#studio/props/making/joinery.ts';
import { addBox, apart, startModel } from '#studio/props/making/model.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';
import { addIceCrumb, iceGround } from './crushed-ice.ts';

/** What lies on it sinks in a little. */
export const ICE_BED = 2.1;

/** How long and deep the bed must be for what lies on it, in whole centimetres. */
export const iceState = (length: number, depth: number): string =>
  `room ${Math.round(Math.min(76, Math.max(30, length + 4)))}x${Math.round(Math.min(48, Math.max(22, depth + 6)))}`;

/** Crumbs to a square centimetre. */
const DENSITY = 0.3;
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
  addBox(model, { at: [0, 0.8, 0], half: [w - 0.2, 0.75, d - 0.2] }, iceGround(kit));
  const crumbs = random.fork('crumbs');
  for (let i = 0; i < length * depth * DENSITY; i++) {
    const [x, z] = [crumbs.range(-1, 1), crumbs.range(-1, 1)];
    const size = crumbs.range(0.55, 1.25);
    // Heaped: lower along the rim.
    const heap = 1 - Math.max(Math.abs(x), Math.abs(z)) ** 4;
    const at: Vec3 = [x * (w - 1), 1.5 + heap * crumbs.range(0, 0.7), z * (d - 1)];
    addIceCrumb(model, { at, size, nth: i, random: crumbs });
  }
};
