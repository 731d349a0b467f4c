import { crystal, metal } from '#studio/props/making/kit.ts';
import { addRing, addRod, addTurned, pathOf } from '#studio/props/making/joinery.ts';
import { madeOf } from '#studio/props/making/made-of.ts';
import {
  addBall,
  addBlob,
  addBox,
  addSurface,
  addTube,
  apart,
  curve,
  paint,
  startModel,
  within,
} from '#studio/props/making/model.ts';
import { oak } from '#studio/props/cellar/oak.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

const STEEL = [0.72, 0.72, 0.73] as const;

/** Round-bellied, a bent spout and a bow over its lid. */
export const makeKettle: MakeThing = (kit, place, look) => {
  const model = within(startModel(kit, place, 'kettle'), [0, 0, 0], { y: -0.3 });
  const body = madeOf(kit, look, { colour: '#a8302a', coat: 0.9, rough: 0.1 });
  addTurned(model, '0 0, 9 0, 10 1.4, 10.4 6, 9 11, 5.4 14, 0 14.6', body);
  addTurned(model, '5.2 13.6, 4.4 15, 1 16, 0 16', body);
  const fittings = apart(model, 'fittings');
  const black = paint(kit, '#1d1b1a', { coat: 0.4 });
  addBall(fittings, [0, 17, 0], 1.3, black);
  addTube(model, curve(pathOf('8.4 7 0, 13 8.4 0, 15 12.6 0, 18 15 0')), {
    radius: (t) => 2.4 - 1.2 * t,
    material: body,
    sides: 14,
  });
  addTube(fittings, curve(pathOf('-7 12 0, -8 19 0, -4 23.4 0, 4 23.4 0, 8 19 0, 7 12 0')), {
    radius: 0.8,
    material: metal(kit, STEEL, 0.18),
    sides: 10,
  });
  addTube(fittings, curve(pathOf('-4.4 23.3 0, 0 24 0, 4.4 23.3 0')), {
    radius: 1.3,
    material: black,
    sides: 10,
  });
};

/** Lying: a deep round bowl at the end of a long handle. */
export const makeLadle: MakeThing = (kit, place, look) => {
  const model = within(startModel(kit, place, 'ladle'), [0, 0, 0], { y: 0.35 });
  const steel = madeOf(kit, look, { colour: '#b8b8ba', coat: 1, rough: 0.08 });
  const own = look.material || look.colour ? steel : metal(kit, STEEL, 0.14);
  const cup = within(model, [-9, 4.2, 0], { z: 0.35 });
  addTurned(cup, '0 -4, 2.6 -3.4, 4 -1.6, 4.4 .6, 4.2 .6, 3.8 -1.4, 2.4 -3, 0 -3.6', own);
  addTube(model, curve(pathOf('-5 4.4 0, -2 6.6 0, 6 5.6 0, 17 1.6 0, 19 2.2 0')), {
    radius: (t) => 0.75 - 0.2 * t,
    material: own,
    sides: 8,
  });
};

/** A slotted turner. */
export const makeSpatula: MakeThing = (kit, place, look) => {
  const model = within(startModel(kit, place, 'spatula'), [0, 0.6, 0], { y: 0.4 });
  const blade = look.material === 'wood' ? oak(kit, [196, 150, 98]) : metal(kit, STEEL, 0.16);
  for (const z of [-3.2, -1.6, 0, 1.6, 3.2])
    addBox(model, { at: [-9, 0, z], half: [5, 0.16, 0.5] }, blade);
  for (const x of [-13.6, -4.4]) addBox(model, { at: [x, 0, 0], half: [0.8, 0.16, 3.7] }, blade);
  addRod(
    model,
    [
      [-4, 0.2, 0],
      [5, 2, 0],
    ],
    { radius: 0.5, material: blade },
  );
  addTube(apart(model, 'grip'), pathOf('5 2 0, 14 2.6 0'), {
    radius: 1,
    material:
      look.material === 'wood' ? blade : paint(kit, look.colour ?? '#1f1d1c', { coat: 0.5 }),
    sides: 10,
  });
};

/** A bowl full of holes on three feet. */
export const makeColander: MakeThing = (kit, place, look) => {
  const model = startModel(kit, place, 'colander');
  const skin =
    look.material || look.colour
      ? madeOf(kit, look, { colour: '#e8e4da' })
      : paint(kit, '#e6e2d8', { coat: 0.9, rough: 0.12 });
  addTurned(
    model,
    '0 2.2, 5 2.4, 9 5, 11.4 9.4, 12 12, 12.6 12.3, 12.6 12.7, 11.7 12.6, 11 9.8, 8.6 5.6, 4.8 3, 0 2.8',
    skin,
  );
  addTurned(model, '4.4 0, 5 0, 5 2.6', skin);
  const hole = paint(kit, '#241f1c', { coat: 0 });
  for (const [ring, y, r] of [
    [9, 4, 7.7],
    [12, 5.8, 9.75],
    [14, 7.6, 10.75],
    [16, 9.6, 11.5],
  ] as const)
    for (let i = 0; i < ring; i++) {
      const a = ((i + y) / ring) * Math.PI * 2;
      addBlob(apart(model, 'holes'), {
        at: [Math.cos(a) * r, y, Math.sin(a) * r],
        radii: [0.3, 0.5, 0.5],
        turn: { y: -a },
        material: hole,
        rings: 6,
        sides: 8,
      });
    }
  for (const s of [-1, 1])
    addTube(
      model,
      curve(pathOf(`${s * 12} 11.4 -3, ${s * 15} 11.8 -2, ${s * 15} 11.8 2, ${s * 12} 11.4 3`)),
      { radius: 0.55, material: skin },
    );
};

/** A dome of wire mesh in its rim. */
export const makeSieve: MakeThing = (kit, place) => {
  const model = within(startModel(kit, place, 'sieve'), [0, 0.4, 0], { y: 0.3, z: 0.1 });
  const steel = metal(kit, STEEL, 0.2);
  addRing(model, { radius: 8, thickness: 0.5, at: [-5, 6, 0] }, steel);
  for (let i = -7; i <= 7; i++) {
    const [w, n] = [Math.sqrt(64 - i * i), 9];
    const arc = (along: boolean) =>
      Array.from({ length: n }, (_, k) => {
        const t = (k / (n - 1)) * 2 - 1;
        const [a, b] = along ? [i, t * w] : [t * w, i];
        return [-5 + a, 6 - 5.6 * Math.sqrt(Math.max(0, 1 - (a * a + b * b) / 64)), b] as const;
      });
    for (const along of [true, false])
      addTube(model, arc(along), { radius: 0.1, material: steel, sides: 4 });
  }
  addTube(model, pathOf('3 6 0, 9 5.6 0'), { radius: 0.5, material: steel });
  addTube(apart(model, 'grip'), pathOf('9 5.6 0, 19 4.8 0'), {
    radius: 1,
    material: oak(kit, [196, 150, 98]),
    sides: 10,
  });
};

/** A quilted mitten. */
export const makeOvenGlove: MakeThing = (kit, place, { colour }) => {
  const model = within(startModel(kit, place, 'oven_glove'), [0, 1.4, 0], { y: 0.5 });
  const cloth = paint(kit, colour ?? '#b8362e', { coat: 0, rough: 1 });
  addBlob(model, { at: [-2, 0, 0], radii: [11, 1.6, 6], material: cloth, rings: 16, sides: 26 });
  addBlob(model, { at: [-1, 0.2, 6], radii: [6, 1.4, 2.6], turn: { y: 0.65 }, material: cloth });
  addBlob(apart(model, 'cuff'), {
    at: [9.4, 0, 0],
    radii: [2, 1.8, 6.2],
    material: paint(kit, '#f0e8d8', { rough: 1, coat: 0 }),
  });
  const seam = paint(kit, '#7c1f1a');
  for (let i = -1; i <= 3; i++)
    for (const s of [-1, 1])
      addTube(
        apart(model, 'seams'),
        curve([
          [-4 + i * 2.2 - s * 2.4, 1.3, -3.4],
          [-4 + i * 2.2, 1.7, 0],
          [-4 + i * 2.2 + s * 2.4, 1.3, 3.4],
        ]),
        { radius: 0.09, material: seam, sides: 4 },
      );
};

/** Its bowl heaped with cubes, tongs beside. */
export const makeSugar: MakeThing = (kit, place, { random }) => {
  const model = startModel(kit, place, 'sugar');
  const bowl = apart(model, 'bowl');
  addTurned(
    bowl,
    '0 .2, 3 .2, 5.4 2.4, 6 4.6, 5.7 4.6, 5 2.8, 0 1.4',
    paint(kit, '#e9e4da', { coat: 0.9, rough: 0.1 }),
  );
  const white = paint(kit, '#fbfaf6', { coat: 0, rough: 1, translucency: 0.15 });
  for (let i = 0; i < 34; i++) {
    const [a, r] = [i * 2.4, 4 * Math.sqrt((i + 0.5) / 34)];
    addBox(
      model,
      {
        at: [Math.cos(a) * r, 3.2 + (4 - r) * 0.75, Math.sin(a) * r],
        half: [0.8, 0.8, 0.8],
        turn: { y: random.range(0, 3), x: random.range(-0.5, 0.5), z: random.range(-0.5, 0.5) },
      },
      white,
    );
  }
};

/** A heap on the board, a wooden scoop in it. */
export const makeFlour: MakeThing = (kit, place) => {
  const model = startModel(kit, place, 'flour');
  const white = paint(kit, '#f6f1e6', { coat: 0, rough: 1 });
  addSurface(model, {
    columns: 44,
    rows: 16,
    material: white,
    isClosed: true,
    point: (u, v) => {
      const a = u * Math.PI * 2;
      const r = 12 * v * (1 + 0.08 * Math.sin(a * 3) + 0.04 * Math.sin(a * 7));
      return [
        Math.cos(a) * r,
        5.4 * (1 - v) ** 1.2 + 0.12 + 0.12 * Math.sin(a * 5 + v * 9),
        Math.sin(a) * r * 0.8,
      ];
    },
  });
  const scoop = within(apart(model, 'scoop'), [7, 3.6, 3], { z: 0.45, y: -0.4 });
  const wood = oak(kit, [196, 150, 98]);
  addTube(scoop, pathOf('3 0 0, 12 0 0'), { radius: 0.8, material: wood });
  addBlob(scoop, {
    at: [-1, 0, 0],
    radii: [4.4, 1.6, 2.8],
    material: wood,
    swell: ([, y]) => (y > 0.2 ? 0.2 / y : 1),
  });
  addBlob(scoop, { at: [-1, 0.5, 0], radii: [3.8, 0.9, 2.3], material: white });
};

/** A bottle of milk and the glass poured from it. */
export const makeMilk: MakeThing = (kit, place) => {
  const model = startModel(kit, place, 'milk');
  const white = paint(kit, '#fbf9f2', { coat: 1, rough: 0.05 });
  addTurned(model, '0 0, 4.2 0, 4.4 1, 4.4 13, 3.6 16, 2.2 18.6, 2 21.6, 0 21.8', white);
  addTurned(
    apart(model, 'cap'),
    '2.1 21.4, 2.5 21.6, 2.5 23, 0 23.2',
    paint(kit, '#2a6fb0', { coat: 0.6 }),
  );
  addTurned(within(model, [9, 0, 3]), '0 .3, 2.6 .3, 3.2 8.2, 0 8.2', white, { isSharp: true });
  addTurned(
    within(apart(model, 'glass'), [9, 0, 3]),
    '0 0, 2.8 0, 3.5 10.4, 3.3 10.4, 2.65 .28, 0 .25',
    crystal(kit),
    {
      isSharp: true,
    },
  );
};
