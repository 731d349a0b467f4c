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
      [1.9, -1.2],
      [2.12, -0.95],
      [2.1, -0.6],
      [1.9, 0.44],
      [1.37, 1.96],
      [0.8, 3],
      [0.36, 3.52],
      [AXIS, 3.64],
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
    { painter: 'strawberry-skin', params: { seed: 5 }, bump: 1.4 },
    { coat: 0.55, rough: 0.28, translucency: 0.1 },
  );
  addLathe(
    model,
    [
      [AXIS, -1.95],
      [0.9, -2.1],
      [1.75, -1.75],
      [2, -0.95],
      [1.78, 0.4],
      [1.25, 1.9],
      [0.7, 2.9],
      [0.28, 3.4],
      [AXIS, 3.5],
    ],
    flesh,
  );
  const green = paint(kit, '#62a233', { translucency: 0.4 });
  for (let i = 0; i < LEAVES; i++) {
    const a = (i / LEAVES) * Math.PI * 2;
    const isOuter = i % 2 === 0;
    addLeafBlade(model, {
      from: [0, -2.15, 0],
      // Its collar stands up round the shoulders, every second leaf curling back.
      to: [
        Math.cos(a) * (isOuter ? 2.5 : 1.7),
        isOuter ? -1.7 : -2.75,
        Math.sin(a) * (isOuter ? 2.5 : 1.7),
      ],
      width: 1.25,
      material: green,
      up: [0, -1, 0],
    });
  }
  addTube(
    model,
    curve([
      [0, -2.1, 0],
      [0.1, -2.7, 0.1],
      [0.4, -3.2, 0.1],
    ]),
    { radius: 0.16, material: green },
  );
}
const LEAVES = 10;
