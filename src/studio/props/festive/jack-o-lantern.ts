import { addMaterial } from '#studio/scene-builder.ts';
import { addFlameLight } from '#studio/props/candle.ts';
import { once } from '#studio/props/making/kit.ts';
import {
  addBlob,
  addPanel,
  addTube,
  apart,
  curve,
  paint,
  startModel,
  within,
} from '#studio/props/making/model.ts';
import { pathOf, SIDES } from '#studio/props/making/joinery.ts';
import { skinOf } from '#studio/props/making/skins.ts';
import type { Vec2 } from '#studio/scene-graph.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

const EYE: readonly Vec2[] = [
  [-1.6, -1.1],
  [0, 1.5],
  [1.6, -1.1],
];
const GRIN: readonly Vec2[] = [
  [-4.6, 1.4],
  [-3, 0.4],
  [-2, 1.1],
  [-1, 0.1],
  [0, 0.9],
  [1, 0.1],
  [2, 1.1],
  [3, 0.4],
  [4.6, 1.4],
  [3.4, -1.2],
  [1.6, -2],
  [0, -1.4],
  [-1.6, -2],
  [-3.4, -1.2],
];

/** A carved pumpkin, lit from within. */
export const makeJackOLantern: MakeThing = (kit, place) => {
  const model = startModel(kit, place, 'jack_o_lantern');
  addBlob(model, {
    at: [0, 8, 0],
    radii: [10.6, 8.4, 10],
    material: skinOf(kit, '#d9731a', [['#b8530e', 6, 0.45, 0.7, 0.6]], { coat: 0.5, rough: 0.3 }),
    swell: ([x, y, z]) =>
      (1 - 0.12 * (1 - Math.abs(Math.sin(Math.atan2(z, x) * 5.5))) ** 1.6) *
      (1 - 0.25 * Math.exp(-(1 - Math.abs(y)) / 0.16)),
    rings: 24,
    sides: 88,
  });
  const glow = once(kit, 'pumpkin glow', () =>
    addMaterial(kit.scene, { kind: 'emissive', radiance: [9, 4.6, 0.9], sides: 'both' }),
  );
  const face = apart(model, 'carving');
  const cut = (outline: readonly Vec2[], x: number, y: number): void =>
    addPanel(
      within(
        face,
        [x, y, Math.sqrt(Math.max(0, 1 - (x / 10.6) ** 2 - ((y - 8) / 8.4) ** 2)) * 9.2 + 0.5],
        { x: Math.PI / 2 - (8 - y) * 0.04, y: x * 0.08 },
      ),
      {
        outline: outline.map(([a, b]): Vec2 => [a, -b]),
        thickness: 0.3,
        material: glow,
      },
    );
  for (const s of SIDES) cut(EYE, s * 3.6, 10.8);
  cut(
    EYE.map(([a, b]): Vec2 => [a * 0.5, b * 0.6]),
    0,
    8.2,
  );
  cut(GRIN, 0, 5.2);
  addTube(face, curve(pathOf('0 14 0, .3 17 0, 2 19 .4')), {
    radius: (t) => 1.6 - 0.8 * t,
    material: paint(kit, '#6f7434'),
    sides: 7,
  });
  addFlameLight(kit.scene, model.put([0, 7, 13]), 260);
};
