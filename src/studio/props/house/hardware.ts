import { metal } from '#studio/props/making/kit.ts';
import { addDrum, addRing, addTurned, pathOf } from '#studio/props/making/joinery.ts';
import {
  addBall,
  addBlob,
  addBox,
  addTube,
  apart,
  curve,
  paint,
  startModel,
  within,
} from '#studio/props/making/model.ts';
import { crystal } from '#studio/props/making/kit.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

/** A coil of laid rope, its end thrown aside. */
export const makeRope: MakeThing = (kit, place) => {
  const model = startModel(kit, place, 'rope');
  const hemp = ['#c2a06a', '#a8854e', '#d4b684'].map((tone) =>
    paint(kit, tone, { coat: 0, rough: 1 }),
  );
  const line: Vec3[] = [];
  for (let i = 0; i <= 230; i++) {
    const a = (i / 36) * Math.PI * 2;
    const turn = Math.floor(i / 36);
    line.push([
      Math.cos(a) * (9.4 - turn * 0.2),
      1 + (i / 36) * 1.1,
      Math.sin(a) * (9.4 - turn * 0.2),
    ]);
  }
  const end = line.at(-1)!;
  line.push(
    ...curve([end, [end[0] + 4, 5.4, end[2] + 8], [16, 1, 9], [21, 1, 4], [25, 1, 8]], 14).slice(1),
  );
  // Three strands wound about one another.
  hemp.forEach((material, k) =>
    addTube(
      model,
      line.map(([x, y, z], i): Vec3 => {
        const a = i * 0.62 + (k / 3) * Math.PI * 2;
        return [
          x + Math.cos(a) * 0.42,
          Math.max(0.6, y + Math.sin(a) * 0.5),
          z + Math.cos(a) * 0.3,
        ];
      }),
      { radius: 0.66, material, sides: 7 },
    ),
  );
};

/** Oval links, every second on edge. */
export const makeChain: MakeThing = (kit, place, { material, colour }) => {
  const model = startModel(kit, place, 'chain');
  const iron =
    material === 'gold' || colour
      ? metal(kit, colour ?? [0.92, 0.66, 0.26], 0.2)
      : metal(kit, [0.36, 0.37, 0.39], 0.32);
  const way = curve(pathOf('-17 1.4 4, -9 1.4 -3, -1 1.4 3, 7 1.4 -3, 14 1.4 3, 19 1.4 1'), 4);
  way.slice(0, -1).forEach((at, i) => {
    const next = way[i + 1]!;
    const link = within(model, at, { y: -Math.atan2(next[2] - at[2], next[0] - at[0]) });
    const flat = within(link, [0, 0, 0], { x: i % 2 ? Math.PI / 2 : 0.15 });
    addTube(
      flat,
      Array.from({ length: 21 }, (_, k): Vec3 => {
        const a = (k / 20) * Math.PI * 2;
        return [Math.cos(a) * 1.75, 0, Math.sin(a) * 1.05];
      }),
      { radius: 0.36, material: iron, sides: 8 },
    );
  });
};

/** Brass, with its steel bow closed. */
export const makePadlock: MakeThing = (kit, place) => {
  const model = within(startModel(kit, place, 'padlock'), [0, 0, 0], { y: 0.35 });
  const brass = metal(kit, [0.8, 0.58, 0.24], 0.24);
  addBox(model, { at: [0, 3, 0], half: [3, 2.6, 1.1] }, brass);
  addBlob(model, { at: [0, 0.9, 0], radii: [3, 0.9, 1.1], material: brass });
  addTube(
    apart(model, 'bow'),
    curve(pathOf('-2 5 0, -2 8 0, -1.2 9.6 0, 0 10.1 0, 1.2 9.6 0, 2 8 0, 2 5 0')),
    {
      radius: 0.5,
      material: metal(kit, [0.7, 0.7, 0.72], 0.16),
      sides: 10,
    },
  );
  const hole = apart(model, 'keyhole');
  const black = paint(kit, '#120e0a');
  addDrum(hole, { radius: 0.6, height: 0.1, at: [0, 3.3, 1.1], turn: { x: Math.PI / 2 } }, black);
  addBox(hole, { at: [0, 2.3, 1.12], half: [0.24, 0.8, 0.05] }, black);
};

/** Clear glass over its brass thread, the filament glowing. */
export const makeLightBulb: MakeThing = (kit, place) => {
  const model = startModel(kit, place, 'light_bulb');
  const lying = within(model, [0, 3.1, 0], { z: -1.25, y: 0.3 });
  addTurned(lying, '1.3 -4.6, 1.4 -3.6, 2 -1.6, 3 .6, 3 2, 2.2 3.6, .8 4.5, 0 4.6', crystal(kit));
  const brass = metal(kit, [0.78, 0.62, 0.36], 0.25);
  for (let i = 0; i < 4; i++)
    addRing(lying, { radius: 1.32, thickness: 0.24, at: [0, -4.9 - i * 0.5, 0] }, brass);
  addTurned(lying, '0 -7.4, .6 -7.3, 1.2 -6.6, 1.3 -4.6', brass);
  const inside = apart(lying, 'filament');
  const glow = paint(kit, '#ffb84a', { translucency: 0.6 });
  for (const s of [-1, 1])
    addTube(inside, pathOf(`${s * 0.4} -4.4 0, ${s * 0.9} .8 0`), {
      radius: 0.1,
      material: brass,
      sides: 5,
    });
  addTube(inside, curve(pathOf('-.9 .8 0, -.5 2 0, -.1 .9 0, .3 2 0, .9 .8 0')), {
    radius: 0.16,
    material: glow,
    sides: 6,
  });
};

/** A painter's or baker's flat brush. */
export const makeBrush: MakeThing = (kit, place, { random, colour }) => {
  const model = within(startModel(kit, place, 'paintbrush'), [0, 1, 0], { y: 0.5 });
  addTube(model, curve(pathOf('-13 0 0, -7 .2 0, -2 0 0, 1.4 0 0')), {
    radius: (t) => 0.55 + 0.5 * Math.sin(t * 2.4),
    material: paint(kit, colour ?? '#a8702e', { coat: 0.8, rough: 0.2 }),
    sides: 10,
  });
  addBox(
    apart(model, 'ferrule'),
    { at: [2.8, 0, 0], half: [1.6, 0.8, 2.1] },
    metal(kit, [0.75, 0.75, 0.76], 0.2),
  );
  const hair = [paint(kit, '#e4d3ae', { rough: 0.9 }), paint(kit, '#c7b083', { rough: 0.9 })];
  for (let i = 0; i < 90; i++) {
    const [y, z] = [random.range(-0.7, 0.7), random.range(-2, 2)];
    addTube(
      model,
      [
        [4.2, y, z],
        [9 + random.range(-0.7, 0.4), y * 0.5, z * 0.96],
      ],
      { radius: 0.13, material: hair[i % 2]!, sides: 4 },
    );
  }
};

/** Open-ended at one end, a ring at the other. */
export const makeWrench: MakeThing = (kit, place) => {
  const model = within(startModel(kit, place, 'wrench'), [0, 0.7, 0], { y: 0.4 });
  const steel = metal(kit, [0.66, 0.66, 0.68], 0.22);
  addBox(model, { at: [0, 0, 0], half: [8, 0.5, 1] }, steel);
  addRing(model, { radius: 2, thickness: 0.7, at: [-9.6, 0, 0] }, steel);
  for (const s of [-1, 1])
    addTube(model, curve(pathOf(`7.4 0 0, 9.4 0 ${s * 2}, 11.4 0 ${s * 2.2}, 13 0 ${s * 1.5}`)), {
      radius: 0.9,
      material: steel,
    });
};

/** Nails or screws, poured out. */
const fastener =
  (thing: 'nail' | 'screw'): MakeThing =>
  (kit, place, { random }) => {
    const model = startModel(kit, place, thing);
    const steel = metal(kit, thing === 'nail' ? [0.5, 0.5, 0.52] : [0.72, 0.6, 0.36], 0.28);
    for (let i = 0; i < 11; i++) {
      const [a, r] = [i * 2.4, 1 + i * 0.55];
      const one = within(model, [Math.cos(a) * r, 0.4 + (i % 3) * 0.3, Math.sin(a) * r * 0.7], {
        y: random.range(0, 6),
        z: random.range(-0.06, 0.06),
      });
      addTube(one, pathOf('-2.6 0 0, 1.8 0 0, 3 0 0'), {
        radius: (t) => (t < 0.8 ? 0.26 : 0.26 * (1 - (t - 0.8) * 4.6)),
        material: steel,
        sides: 8,
      });
      addDrum(one, { radius: 0.7, height: 0.2, at: [-2.6, 0, 0], turn: { z: Math.PI / 2 } }, steel);
      if (thing === 'screw')
        for (let k = 0; k < 9; k++)
          addRing(
            one,
            { radius: 0.3, thickness: 0.1, at: [-1.2 + k * 0.4, 0, 0], turn: { z: Math.PI / 2 } },
            steel,
          );
    }
  };
export const makeNails = fastener('nail');
export const makeScrews = fastener('screw');

/** A hand torch lying, its lens towards the camera. */
export const makeTorch: MakeThing = (kit, place, { colour }) => {
  const model = within(startModel(kit, place, 'torch'), [0, 2.6, 0], { y: -0.6, z: -Math.PI / 2 });
  const body = paint(kit, colour ?? '#26272b', { coat: 0.6, rough: 0.3 });
  addTurned(model, '0 -9, 1.6 -9, 1.7 3, 2.5 5.4, 2.6 8, 2.3 8', body, { isSharp: true });
  addTurned(
    apart(model, 'lens'),
    '0 7.4, 2.3 7.6',
    paint(kit, '#fff1c4', { coat: 1, rough: 0.03, translucency: 0.5 }),
  );
  for (const y of [-7, -5.6, -4.2])
    addRing(model, { radius: 1.7, thickness: 0.16, at: [0, y, 0] }, body);
  addBall(apart(model, 'switch'), [1.6, 0.4, 0], 0.6, paint(kit, '#c8302a'));
};

/** A metal lighter, its lid thrown back and the flame burning. */
export const makeLighter: MakeThing = (kit, place) => {
  const model = within(startModel(kit, place, 'lighter'), [0, 0, 0], { y: 0.3 });
  const chrome = metal(kit, [0.76, 0.76, 0.77], 0.16);
  addBox(model, { at: [0, 2.6, 0], half: [1.9, 2.6, 0.65] }, chrome);
  addBox(model, { at: [2.9, 5.6, 0], half: [0.9, 1.9, 0.65], turn: { z: -0.3 } }, chrome);
  addBox(
    apart(model, 'chimney'),
    { at: [-0.3, 6, 0], half: [1, 0.9, 0.5] },
    metal(kit, [0.5, 0.5, 0.52], 0.3),
  );
  addBlob(apart(model, 'flame'), {
    at: [-0.3, 8.2, 0],
    radii: [0.55, 1.6, 0.5],
    swell: ([, y]) => 1 - 0.35 * y,
    material: paint(kit, '#ffc04a', { coat: 0, translucency: 0.7 }),
  });
};
