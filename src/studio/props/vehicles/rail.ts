import { oak } from '#studio/props/cellar/oak.ts';
import { addSpokedWheel } from '#studio/props/carriers/spoked-wheel.ts';
import { metal } from '#studio/props/making/kit.ts';
import { addDrum, addRod, addTurned, SIDES } from '#studio/props/making/joinery.ts';
import {
  addBlob,
  addBox,
  addTube,
  apart,
  curve,
  paint,
  startModel,
  within,
} from '#studio/props/making/model.ts';
import type { Model } from '#studio/props/making/model.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';
import { addCarWheel, addHull } from './hull.ts';

const CHROME = [0.8, 0.79, 0.77] as const;

/** A steam engine on its rails: boiler, chimney with its smoke, cab, red wheels joined by a rod. */
export const makeTrain: MakeThing = (kit, place, { colour }) => {
  const model = within(startModel(kit, place, 'train'), [0, 0, 0], { y: -0.45 });
  const black = paint(kit, colour ?? '#1f2a26', { coat: 0.7, rough: 0.2 });
  const [red, brass, steel] = [
    paint(kit, '#a8281e', { coat: 0.5 }),
    metal(kit, [0.8, 0.58, 0.24], 0.24),
    metal(kit, [0.4, 0.4, 0.42], 0.3),
  ];
  const boiler = within(model, [0, 150, 0], { z: -Math.PI / 2 });
  addTurned(boiler, '0 -120, 58 -120, 58 190, 50 196, 0 198', black, { isSharp: true });
  for (const y of [-60, 20, 100, 186])
    addTurned(apart(boiler, 'bands'), `59 ${y}, 59.4 ${y + 4}, 59 ${y + 8}`, brass);
  addTurned(model, '18 200, 17 240, 24 262, 27 266', black, { at: [150, 0, 0] });
  for (const x of [20, 80])
    addTurned(apart(model, 'domes'), '16 200, 16 222, 10 234, 0 236', brass, { at: [x, 0, 0] });
  addBox(model, { at: [-175, 168, 0], half: [58, 78, 70] }, black);
  addBox(model, { at: [-175, 252, 0], half: [70, 6, 78] }, red);
  addBox(model, { at: [0, 82, 0], half: [236, 8, 66] }, red);
  for (const s of SIDES) {
    addBox(
      apart(model, 'windows'),
      { at: [-175, 196, s * 71], half: [30, 26, 1] },
      paint(kit, '#e9d9a4', { coat: 1, rough: 0.05 }),
    );
    for (const [x, r] of [
      [-150, 46],
      [-46, 46],
      [58, 46],
      [150, 28],
      [208, 28],
    ] as const)
      addSpokedWheel(model, {
        at: [x, r + 8, s * 66],
        radius: r - 4,
        tyre: steel,
        tyreThickness: 5,
        spokes: 12,
        spoke: red,
        spokeRadius: 3,
        hub: 9,
      });
    addBox(apart(model, 'rods'), { at: [-46, 44, s * 75], half: [112, 4, 2] }, steel);
    addBox(apart(model, 'cylinder'), { at: [180, 84, s * 74], half: [30, 18, 12] }, black);
    addBox(apart(model, 'rails'), { at: [0, 4, s * 66], half: [420, 4, 4] }, steel);
    addDrum(
      apart(model, 'buffers'),
      { radius: 14, height: 12, at: [240, 84, s * 42], turn: { z: -Math.PI / 2 } },
      steel,
    );
  }
  for (let x = -400; x <= 400; x += 46)
    addBox(apart(model, 'sleepers'), { at: [x, 0, 0], half: [12, 3, 96] }, oak(kit, [84, 64, 46]));
  addDrum(
    apart(model, 'lamp'),
    { radius: 13, height: 14, at: [196, 176, 0], turn: { z: -Math.PI / 2 } },
    paint(kit, '#ffe9ae', { coat: 1, rough: 0.05 }),
  );
  const steam = apart(model, 'steam');
  for (let i = 0; i < 9; i++)
    addBlob(steam, {
      at: [146 - i * 30, 286 + i * 15, Math.sin(i * 2) * 10],
      radii: [22 + i * 5, 17 + i * 3, 22 + i * 4],
      material: paint(kit, '#f0eeea', { coat: 0, rough: 1, translucency: 0.4 }),
    });
};

interface Coach {
  long: number;
  tall: number;
  tone: string;
  upper: string;
  windows: number;
}

/** A long body with a row of windows; on tyres or on rails. */
const coachOf =
  (
    thing: ThingId,
    { long, tall, tone, upper, windows }: Coach,
    finish: (model: Model, half: number) => void,
  ): MakeThing =>
  (kit, place, { colour }) => {
    const model = within(startModel(kit, place, thing), [0, 0, 0], { y: -0.45 });
    const half = long / 2;
    const body = paint(kit, colour ?? tone, { coat: 1, rough: 0.1 });
    const glass = paint(kit, '#2b3a42', { coat: 1, rough: 0.03 });
    addHull(
      model,
      [
        [-half, 44, tall * 0.5, 96],
        [-half + 6, 36, tall * 0.52, 110],
        [half - 10, 36, tall * 0.52, 110],
        [half, 46, tall * 0.5, 92],
      ],
      { material: body, square: 9 },
    );
    const rest = apart(model, 'upper part');
    addHull(
      rest,
      [
        [-half + 2, tall * 0.5, tall * 0.92, 96],
        [-half + 12, tall * 0.5, tall, 108],
        [half - 22, tall * 0.5, tall, 108],
        [half - 2, tall * 0.5, tall * 0.9, 90],
      ],
      { material: paint(kit, upper, { coat: 1, rough: 0.1 }), square: 7 },
    );
    const step = (long - 60) / windows;
    for (const s of SIDES)
      for (let i = 0; i < windows; i++)
        addBox(
          rest,
          {
            at: [-half + 34 + (i + 0.5) * step, tall * 0.7, s * 108],
            half: [step * 0.4, tall * 0.14, 3],
          },
          glass,
        );
    addBox(rest, { at: [half - 6, tall * 0.7, 0], half: [4, tall * 0.15, 78] }, glass);
    for (const s of SIDES)
      addDrum(
        rest,
        { radius: 14, height: 6, at: [half - 4, 72, s * 64], turn: { z: -Math.PI / 2 } },
        paint(kit, '#f6f0d8', { coat: 1, rough: 0.05 }),
      );
    finish(rest, half);
  };

const onTyres = (model: Model, half: number): void => {
  const { kit } = model;
  const wheel = {
    tyre: paint(kit, '#1b1a19', { coat: 0.2, rough: 0.6 }),
    disc: metal(kit, CHROME, 0.25),
    cap: metal(kit, CHROME, 0.14),
  };
  for (const x of [-half * 0.62, half * 0.62])
    for (const s of SIDES)
      addCarWheel(model, { at: [x, 44, s * 98], radius: 44, width: 24 }, wheel);
};

const onRails = (model: Model, half: number): void => {
  const { kit } = model;
  const steel = metal(kit, [0.4, 0.4, 0.42], 0.3);
  for (const x of [-half * 0.6, -half * 0.35, half * 0.35, half * 0.6])
    for (const s of SIDES)
      addDrum(
        model,
        { radius: 26, height: 10, at: [x, 32, s * 70], turn: { x: Math.PI / 2 } },
        steel,
      );
  for (const s of SIDES) addBox(model, { at: [0, 3, s * 72], half: [half * 1.7, 3, 4] }, steel);
  for (const x of [-40, 40])
    addTube(
      model,
      curve([
        [x, 300, 0],
        [x * 2.2, 330, 0],
        [0, 368, 0],
      ]),
      { radius: 3, material: steel },
    );
  addRod(
    model,
    [
      [-half * 1.8, 368, 0],
      [half * 1.8, 368, 0],
    ],
    { radius: 1.6, material: steel },
  );
};

export const makeBus = coachOf(
  'bus',
  { long: 640, tall: 290, tone: '#b8302a', upper: '#f3ead2', windows: 7 },
  onTyres,
);
export const makeTram = coachOf(
  'tram',
  { long: 620, tall: 300, tone: '#e0b020', upper: '#f4eedc', windows: 8 },
  onRails,
);
