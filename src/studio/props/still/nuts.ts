import {
  addBlob,
  addTube,
  apart,
  curve,
  paint,
  startModel,
  within,
} from '#studio/props/making/model.ts';
import type { Model } from '#studio/props/making/model.ts';
import { addTurned } from '#studio/props/making/joinery.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

/** A small thing that lies as it fell. */
const strewn =
  (thing: ThingId, lift: number, build: (model: Model) => void): MakeThing =>
  (kit, place, { random }) =>
    build(
      within(startModel(kit, place, thing), [0, lift, 0], {
        x: random.range(-0.5, 0.5),
        y: random.range(0, 6.28),
      }),
    );

export const makeHazelnut = strewn('hazelnut', 0.85, (model) => {
  addBlob(model, {
    radii: [0.95, 0.9, 0.95],
    material: paint(model.kit, '#8a4f22', { coat: 0.6, rough: 0.25 }),
    swell: ([, y]) => 1 + 0.12 * Math.max(0, y),
    rings: 8,
    sides: 12,
  });
  addBlob(apart(model, 'navel'), {
    at: [0, -0.6, 0],
    radii: [0.62, 0.35, 0.62],
    material: paint(model.kit, '#c9a374', { coat: 0.05 }),
    rings: 5,
    sides: 10,
  });
});

/** A pistachio in its split shell. */
export const makePistachio = strewn('pistachio', 0.6, (model) => {
  const shell = paint(model.kit, '#d9c49a', { coat: 0.25, rough: 0.4 });
  for (const s of [-1, 1])
    addBlob(model, {
      at: [0, 0, s * 0.28],
      radii: [1.15, 0.68, 0.5],
      turn: { x: s * 0.25 },
      material: shell,
      rings: 7,
      sides: 12,
    });
  addBlob(model, {
    at: [0.1, 0.2, 0],
    radii: [0.95, 0.6, 0.34],
    material: paint(model.kit, '#8fa53c', { coat: 0.2 }),
    rings: 6,
    sides: 10,
  });
});

export const makePeanut = strewn('peanut', 0.75, (model) =>
  addBlob(model, {
    radii: [1.9, 0.75, 0.8],
    material: paint(model.kit, '#c9975a', { coat: 0.1, rough: 0.6 }),
    swell: ([x, y, z]) => 0.8 + 0.25 * x * x + 0.05 * Math.sin(y * 14) * Math.sin(z * 12 + x * 9),
    rings: 14,
    sides: 16,
  }),
);

export const makeCashew = strewn('cashew', 0.5, (model) =>
  addTube(
    model,
    curve([
      [-1, 0, 0.5],
      [-0.7, 0, -0.3],
      [0.2, 0, -0.5],
      [1, 0, 0.3],
    ]),
    {
      radius: (t) => 0.5 * Math.sin(Math.PI * (0.14 + 0.76 * t)),
      material: paint(model.kit, '#e2c08a', { coat: 0.3 }),
      sides: 9,
    },
  ),
);

export const makeAcorn = strewn('acorn', 0.8, (model) => {
  addBlob(model, {
    radii: [0.85, 1.2, 0.85],
    turn: { z: 1.3 },
    material: paint(model.kit, '#9a6a2a', { coat: 0.7, rough: 0.2 }),
    rings: 8,
    sides: 12,
  });
  addTurned(
    apart(model, 'cup'),
    '0 -.2, .9 0, 1 .5, .6 .9, .15 1, .12 1.5, 0 1.5',
    paint(model.kit, '#6a4a26'),
    {
      turn: { z: 1.3 },
      at: [-0.5, 0.1, 0],
    },
  );
});

/** A pickled gherkin with its warts. */
export const makeGherkin: MakeThing = (kit, place, { random }) => {
  const model = within(startModel(kit, place, 'gherkin'), [0, 0.95, 0], { y: random.range(-1, 1) });
  addTube(
    model,
    curve(
      [
        [-2.9, 0, 0.3],
        [0, 0.1, -0.3],
        [2.9, 0, 0.35],
      ],
      8,
    ),
    {
      radius: (t) => 0.98 * Math.sin(Math.PI * (0.06 + 0.88 * t)) ** 0.55,
      material: paint(kit, '#6f7f2c', { coat: 0.9, rough: 0.15 }),
      sides: 12,
    },
  );
  for (let i = 0; i < 16; i++) {
    const [a, x] = [i * 2.4, -2.2 + (i / 15) * 4.4];
    addBlob(model, {
      at: [x, Math.cos(a) * 0.88, Math.sin(a) * 0.88 - 0.2],
      radii: [0.2, 0.2, 0.2],
      material: paint(kit, '#869442', { coat: 0.9, rough: 0.15 }),
      rings: 4,
      sides: 6,
    });
  }
};
