import { oak } from '#studio/props/cellar/oak.ts';
import { addDrum, addRing, addRod, addTurned, pathOf } from '#studio/props/making/joinery.ts';
import { metal } from '#studio/props/making/kit.ts';
import { metalOf } from '#studio/props/making/made-of.ts';
import {
  addBall,
  addBox,
  addPanel,
  addTube,
  apart,
  around,
  curve,
  paint,
  startModel,
  within,
} from '#studio/props/making/model.ts';
import type { Vec2, Vec3 } from '#studio/scene-graph.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

/** The shallow silver cup of the sommelier, with its dimples, thumb plate and a sip of wine. */
export const makeTastevin: MakeThing = (kit, place, { material, fill }) => {
  const model = within(startModel(kit, place, 'tastevin'), [0, 0, 0], { y: -0.7, x: 0.18 });
  const silver = metalOf(kit, material) ?? metal(kit, [0.88, 0.86, 0.82], 0.12);
  addTurned(model, '0 .5, 2.6 .1, 4.6 .5, 5.5 2.8, 5.7 2.9, 5.4 2.9, 4.4 .8, 2 1.3, 0 1.7', silver);
  for (let i = 0; i < 12; i++) {
    const a = (i / 12) * Math.PI * 2;
    addBall(model, [Math.cos(a) * 4.55, 1.5, Math.sin(a) * 4.55], 0.5, silver);
  }
  if (fill !== 'empty')
    addDrum(
      apart(model, 'wine'),
      { radius: 4.4, height: 0.1, at: [0, 1.15, 0] },
      paint(kit, '#4a0712', { coat: 1, rough: 0.03 }),
    );
  addRing(
    model,
    { radius: 1.2, thickness: 0.25, at: [6.6, 1.5, 0], turn: { x: Math.PI / 2 } },
    silver,
  );
  addPanel(model, {
    outline: around(24, (a) => 1.9 + 0.1 * Math.cos(a * 8), 0.8),
    thickness: 0.2,
    material: silver,
    at: [6.6, 2.8, 0],
  });
};

/** A turned bung for the barrel. */
export const makeBung: MakeThing = (kit, place, { colour, nth }) => {
  const lies = nth % 2 === 1;
  const model = within(
    startModel(kit, place, 'bung'),
    lies ? [0, 2.3, 0] : [0, 0, 0],
    lies ? { z: 1.45, y: 0.5 } : {},
  );
  const skin = colour ? paint(kit, colour, { coat: 0.5 }) : paint(kit, '#c9a070', { coat: 0.1 });
  addTurned(model, '0 0, 1.8 0, 2.5 4.6, 2.7 4.8, 2.7 5.6, 0 5.8', skin, { isSharp: true });
};

/** Bristles on a twisted wire. */
export const makeBottleBrush: MakeThing = (kit, place, { colour }) => {
  const model = within(startModel(kit, place, 'bottle_brush'), [0, 2.5, 0], {
    z: Math.PI / 2,
    y: 0.3,
  });
  const steel = metal(kit, [0.7, 0.7, 0.72], 0.25);
  const turns = Array.from({ length: 30 }, (_, i) => {
    const y = -15 + i * 0.72;
    return `${i % 2 === 0 ? 2.5 : 0.8} ${y.toFixed(2)}`;
  }).join(', ');
  addTurned(model, turns, paint(kit, colour ?? '#e8e2d2', { coat: 0, rough: 1 }), {
    isSharp: true,
  });
  addRod(
    model,
    [
      [0, 5, 0],
      [0, 16, 0],
    ],
    { radius: 0.28, material: steel },
  );
  addRing(
    model,
    { radius: 1.3, thickness: 0.26, at: [0, 17.2, 0], turn: { x: Math.PI / 2 } },
    steel,
  );
};

/** An iron head on an ash handle, lying. */
export const makeHammer: MakeThing = (kit, place) => {
  const model = within(startModel(kit, place, 'hammer'), [0, 1.8, 0], { y: 0.35 });
  const iron = metal(kit, [0.16, 0.16, 0.17], 0.42);
  addTube(model, pathOf('-14 -.4 0, 0 0 0, 13 .2 0'), {
    radius: (t) => 1.3 - 0.4 * t,
    material: oak(kit, [178, 132, 84]),
  });
  addBox(model, { at: [11, 0.2, 0], half: [1.7, 1.7, 3.4] }, iron);
  addDrum(model, { radius: 1.9, height: 2, at: [11, 0.2, 3.2], turn: { x: Math.PI / 2 } }, iron);
  addBox(model, { at: [11, 0.2, -5], half: [1.7, 0.7, 2.2], turn: { x: 0.16 } }, iron);
};

/** A curved blade with teeth on a wooden grip. */
export const makePruningSaw: MakeThing = (kit, place, { colour }) => {
  const model = within(startModel(kit, place, 'pruning_saw'), [0, 1, 0], { y: 0.2 });
  const bend = (x: number): number => -((x - 8) ** 2) * 0.012;
  const back = Array.from({ length: 12 }, (_, i): Vec2 => [22 - i * 2, bend(22 - i * 2) - 1.6]);
  const teeth = Array.from({ length: 45 }, (_, i): Vec2 => {
    const x = i * 0.5;
    return [x, bend(x) + 1.4 - x * 0.03 + (i % 2) * 1.1];
  });
  addPanel(model, {
    outline: [...teeth, ...back],
    thickness: 0.22,
    material: paint(kit, '#aab0b6', { coat: 1, rough: 0.2 }),
  });
  addTube(model, curve(pathOf('1 .1 0, -4 .2 -.6, -10 .2 0, -14 .2 2')), {
    radius: (t) => 1.3 + 0.25 * Math.sin(t * 9),
    material: colour ? paint(kit, colour, { coat: 0.6 }) : oak(kit, [150, 92, 48]),
  });
};

/** Labels on their roll, the strip drawn out. */
export const makeLabelRoll: MakeThing = (kit, place) => {
  const model = within(startModel(kit, place, 'label_roll'), [0, 0, 0], { y: -0.35 });
  const paper = paint(kit, '#efe8d8', { coat: 0.1 });
  addTurned(model, '2.4 0, 7 0, 7 9, 2.4 9, 2.4 0', paper, { isSharp: true });
  addTurned(apart(model, 'core'), '2.4 .2, 2.5 9.2, 2.1 9.2, 2.1 0', paint(kit, '#a07a4c'), {
    isSharp: true,
  });
  const strip = apart(model, 'strip');
  addBox(strip, { at: [10, 4.5, 6.9], half: [10.4, 4.5, 0.05] }, paint(kit, '#c9b890'));
  const ink = paint(kit, '#6d1526', { coat: 0.1 });
  for (const x of [4.4, 11.4, 18]) {
    addBox(model, { at: [x, 4.5, 7], half: [2.9, 3.9, 0.04] }, paper);
    addBox(strip, { at: [x, 6, 7.06], half: [1.9, 0.35, 0.02] }, ink);
    addBox(strip, { at: [x, 4.4, 7.06], half: [1.4, 0.16, 0.02] }, ink);
    addBox(strip, { at: [x, 2.6, 7.06], half: [1.6, 0.7, 0.02] }, paint(kit, '#b98a3a'));
  }
};

/** A cavalry sabre for the champagne: curved blade, brass guard. */
export const makeSabre: MakeThing = (kit, place) => {
  const model = within(startModel(kit, place, 'sword'), [0, 1.2, 0], { y: 0.25 });
  const [steel, brass] = [
    paint(kit, '#b4b9be', { coat: 1, rough: 0.12 }),
    metal(kit, [0.82, 0.6, 0.26], 0.18),
  ];
  const arc = (x: number): number => -((x / 34) ** 2) * 5;
  const points = Array.from({ length: 18 }, (_, i): Vec3 => [i * 2, 0, arc(i * 2)]);
  addTube(model, points, {
    radius: (t) => 1.15 * Math.min(1, (1 - t) * 5 + 0.05),
    material: steel,
    sides: 4,
  });
  addTube(model, pathOf('0 0 0, -11 0 .8'), { radius: 1, material: paint(kit, '#1c1512') });
  addTube(model, curve(pathOf('.4 0 0, -1 0 4.4, -7 0 5, -11.4 0 1')), {
    radius: 0.45,
    material: brass,
  });
  addBall(model, [-11.6, 0, 0.8], 1.3, brass);
  addBox(model, { at: [0.3, 0, 0], half: [0.4, 0.9, 2.2] }, brass);
};
