import { oak } from '#studio/props/cellar/oak.ts';
import {
  addBlob,
  addBox,
  addSurface,
  apart,
  paint,
  startModel,
  within,
} from '#studio/props/making/model.ts';
import type { Model } from '#studio/props/making/model.ts';
import { addRing, addRod } from '#studio/props/making/joinery.ts';
import { skinOf } from '#studio/props/making/skins.ts';
import { metal } from '#studio/props/making/kit.ts';
import { fbm } from '#studio/textures/noise.ts';
import type { Vec2 } from '#studio/scene-graph.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

const LENGTH = 64;
/** Half width of the leg from the rump up to the hoof, by its share of the length. */
const OUTLINE: readonly Vec2[] = [
  [0, 0.4],
  [0.03, 5.2],
  [0.1, 9],
  [0.24, 11.6],
  [0.4, 10.4],
  [0.55, 7],
  [0.66, 4.2],
  [0.76, 3],
  [0.88, 2.5],
  [0.94, 2.9],
];

/** The carved side is turned to the camera. */
const TOWARDS_US = 0.9;

/** A whole cured leg: on its cord by the hoof, or clamped into the stand that it is carved on. */
export const makeHamLeg: MakeThing = (kit, place, { states }) => {
  const whole = startModel(kit, place, 'ham_leg');
  if (states.includes('hanging')) {
    addLeg(whole, false);
    addRing(
      apart(whole, 'cord'),
      { radius: 2.9, thickness: 0.5, at: [0.4, LENGTH * 0.86, 0] },
      paint(kit, '#d9c9a4', { coat: 0, rough: 0.9 }),
    );
    return;
  }
  const wood = oak(kit, [150, 104, 62]);
  const stand = apart(whole, 'ham stand');
  addBox(stand, { at: [0, 1.2, 0], half: [33, 1.2, 9] }, wood);
  addBox(stand, { at: [26, 16, 0], half: [1.4, 14, 2.4] }, wood);
  addBox(stand, { at: [-14, 4, 0], half: [2, 2.4, 6] }, wood);
  const steel = metal(kit, [0.8, 0.8, 0.82], 0.25);
  addRing(stand, { radius: 3.6, thickness: 0.6, at: [26, 31, 0], turn: { z: 1.2 } }, steel);
  addRod(
    stand,
    [
      [26, 30, 4],
      [26, 30, 8],
    ],
    { radius: 0.7, material: steel },
  );
  // The hoof is held high at one end, the rump rests on its block at the other.
  const lying = within(whole, [-32, 11.6, 0], { z: -Math.PI / 2 + 0.33 });
  addLeg(within(lying, [0, 0, 0], { y: TOWARDS_US }), true);
};

function addLeg(model: Model, isCut: boolean): void {
  const { kit } = model;
  const skin = skinOf(
    kit,
    '#8a4a22',
    [
      ['#c98e42', 4, 0.5, 0.72, 0.8],
      ['#4d2412', 6, 0.55, 0.8, 0.7],
      ['#e2c48a', 9, 0.66, 0.84, 0.5, 0.2],
    ],
    { bump: 1, coat: 0.7, rough: 0.28 },
  );
  addSurface(model, {
    columns: 40,
    rows: 40,
    isClosed: true,
    material: skin,
    point: (u, v) => {
      const a = u * Math.PI * 2;
      const t = v * 0.94;
      const r = widthAt(t) * (0.96 + 0.08 * fbm(Math.cos(a) * 2 + 5, t * 6, 2, 3));
      // Flat from the side, with the haunch bulging out on one of them.
      const bulge = 1 + 0.18 * Math.max(0, Math.cos(a)) * Math.exp(-(((t - 0.24) / 0.16) ** 2));
      return [
        Math.cos(a) * r * bulge + 0.6 * Math.sin(t * 3),
        t * LENGTH,
        Math.sin(a) * r * (t < 0.6 ? 0.72 : 0.9),
      ];
    },
  });
  const hoof = paint(kit, '#17120f', { coat: 0.6, rough: 0.25 });
  const trotter = apart(model, 'hoof');
  for (const z of [-1.1, 1.1])
    addBlob(trotter, {
      at: [0.6, LENGTH * 0.965, z],
      radii: [1.7, 3.4, 1.3],
      material: hoof,
      swell: ([, y]) => 1 - 0.3 * Math.max(0, y),
    });
  if (!isCut) return;
  const cut = apart(model, 'cut');
  // Carved flat across the haunch: the red meat in its rim of fat.
  addBlob(cut, {
    at: [-9.4, LENGTH * 0.27, 0],
    radii: [2.6, 12.4, 6.8],
    material: paint(kit, '#efd9b4', { coat: 0.7, rough: 0.2 }),
  });
  addBlob(cut, {
    at: [-10.1, LENGTH * 0.27, 0],
    radii: [2.3, 11, 5.6],
    material: skinOf(kit, '#8e1f22', [['#e3b9a0', 7, 0.6, 0.74, 0.7]], { coat: 0.9, rough: 0.14 }),
  });
}

function widthAt(t: number): number {
  const next = OUTLINE.findIndex(([at]) => at >= t);
  if (next <= 0) return OUTLINE[Math.max(0, next)]![1];
  const [[from, a], [to, b]] = [OUTLINE[next - 1]!, OUTLINE[next]!];
  const s = (t - from) / (to - from);
  return a + (b - a) * (s * s * (3 - 2 * s));
}
