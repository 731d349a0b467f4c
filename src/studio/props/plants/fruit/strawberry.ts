import {
  addLathe,
  addLeafBlade,
  addTube,
  curve,
  paint,
  startModel,
  textured,
  within,
} from '#studio/props/making/model.ts';
import type { Model } from '#studio/props/making/model.ts';
import { AXIS } from '#studio/props/making/profile.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

/** A cone with seeds in dimples and a green collar, lying on its side. */
export const makeStrawberry: MakeThing = (kit, place, { random, word }) => {
  const model = within(startModel(kit, place, 'strawberry'), [0, 1.75, 0], {
    y: random.range(-0.5, 0.5),
    z: random.pick([-1, 1]) * random.range(1.3, 1.7),
  });
  addStrawberry(model);
  if (DIPPED.test(word)) addCoat(model);
};

const DIPPED = /chocolat|cioccolat|schoko/;

/** Dipped in chocolate up to its shoulders. */
function addCoat(model: Model): void {
  const dark = paint(model.kit, '#2c140a', { coat: 0.9, rough: 0.14 });
  addLathe(
    model,
    [
      [1.84, -1.1],
      [2.06, -0.9],
      [2.06, -0.5],
      [1.72, 0.85],
      [1.12, 2.06],
      [0.5, 2.9],
      [AXIS, 3.14],
    ],
    dark,
  );
}

/** Its collar below, its tip above. */
export function addStrawberry(model: Model): void {
  const { kit } = model;
  const flesh = textured(
    kit,
    'strawberry skin',
    {
      painter: 'mottled',
      params: {
        seed: 5,
        tone: [190, 18, 28],
        marks: [
          { tone: [222, 48, 38], cells: 4, from: 0.4, to: 0.7, amount: 0.6 },
          { tone: [240, 200, 92], cells: 34, from: 0.7, to: 0.74, amount: 0.95, height: -0.6 },
        ],
      },
      bump: 1.6,
    },
    { coat: 0.8, rough: 0.2, translucency: 0.1 },
  );
  addLathe(
    model,
    [
      [AXIS, -2.1],
      [1.1, -2.05],
      [1.8, -1.5],
      [1.95, -0.6],
      [1.6, 0.8],
      [1, 2],
      [0.4, 2.8],
      [AXIS, 3],
    ],
    flesh,
  );
  const green = paint(kit, '#4c8a2e', { translucency: 0.3 });
  for (let i = 0; i < 9; i++) {
    const a = (i / 9) * 6.283;
    addLeafBlade(model, {
      from: [0, -2.2, 0],
      to: [Math.cos(a) * 2.3, -1.6 + 0.5 * (i % 2), Math.sin(a) * 2.3],
      width: 0.9,
      material: green,
      up: [0, -1, 0],
    });
  }
  addTube(
    model,
    curve([
      [0, -2.2, 0],
      [0.2, -3, 0.1],
      [0.7, -3.7, 0.1],
    ]),
    {
      radius: 0.12,
      material: green,
    },
  );
}
