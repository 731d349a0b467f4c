import type { Vec3 } from '#studio/scene-graph.ts';
import { addObject } from '#studio/scene-builder.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';
import { fbm } from '#studio/textures/noise.ts';
import { metal } from '#studio/props/kit.ts';
import type { Kit } from '#studio/props/kit.ts';
import {
  addBall,
  addBlob,
  addLathe,
  addLeafBlade,
  addPanel,
  addSurface,
  addTube,
  around,
  curve,
  modelOf,
  paint,
  startModel,
  textured,
  within,
} from '#studio/props/model.ts';
import type { Model } from '#studio/props/model.ts';
import type { Place } from '#studio/props/place.ts';
import { AXIS } from '#studio/props/profile.ts';
import { addBowl, addPlate } from '#studio/props/tableware.ts';
import { makePrawn } from './seafood.ts';

const scenery = (kit: Kit, place: Place, name: string): Model =>
  modelOf(kit, place, addObject(kit.scene, { role: 'prop', name }));

/** A thick cut, browned outside with grill marks, pink where slices lean against it. */
export const makeSteak: MakeThing = (kit, place) => {
  addPlate(kit, place.position, { radius: 11.6, tone: 'dark' });
  const model = within(startModel(kit, place, 'steak'), [0, 0.8, 0]);
  const brown = textured(
    kit,
    'steak crust',
    {
      painter: 'stripes',
      params: {
        seed: 5,
        tone: [106, 58, 34],
        stripe: [34, 18, 12],
        count: 6,
        share: 0.2,
        waver: 0.03,
      },
      share: 0.35,
      bump: 1.6,
    },
    { coat: 0.7, rough: 0.25 },
  );
  const pink = textured(
    kit,
    'steak inside',
    {
      painter: 'mottled',
      params: {
        seed: 4,
        tone: [186, 62, 58],
        marks: [
          { tone: [214, 120, 104], cells: 9, from: 0.52, to: 0.66, amount: 0.7, stretch: 2 },
          { tone: [140, 30, 34], cells: 14, from: 0.6, to: 0.7, amount: 0.5 },
        ],
      },
      hasRelief: false,
    },
    { coat: 0.7, rough: 0.2 },
  );
  const cut = (a: number): number => 6 + 0.9 * Math.sin(a * 2 + 0.6) + 0.4 * Math.sin(a * 3);
  addPanel(model, {
    outline: around(40, cut, 0.72),
    thickness: 2.6,
    material: brown,
    side: textured(
      kit,
      'steak edge',
      {
        painter: 'mottled',
        params: {
          seed: 8,
          tone: [96, 50, 30],
          marks: [{ tone: [226, 196, 150], cells: 4, from: 0.56, to: 0.7, amount: 0.7 }],
        },
        bump: 1,
      },
      { coat: 0.5 },
    ),
    at: [-3.4, 0, 0],
  });
  for (let i = 0; i < 3; i++)
    addPanel(model, {
      outline: around(26, (a) => 3.7 + 0.3 * Math.sin(a * 2 + i), 0.36),
      thickness: 1,
      material: pink,
      side: paint(kit, '#5b2f1c', { coat: 0.6, rough: 0.3 }),
      at: [3.8 + i * 1.9, 1.3, 0.4 + i * 0.5],
      turn: { x: Math.PI / 2, y: 1.2, z: 0.5 },
    });
  const green = paint(kit, '#4e6b3a');
  for (let i = 0; i < 34; i++) {
    const t = i / 33;
    const at: Vec3 = [-7 + t * 7, 2.9, -0.6 + t * 1.6];
    addLeafBlade(model, {
      from: at,
      to: [at[0] + 0.7, 3.4, at[2] + (i % 2 ? 1.1 : -1.1)],
      width: 0.22,
      material: green,
    });
  }
};

/** Golden brown: breast up, legs crossed, wings tucked. */
export const makeRoastChicken: MakeThing = (kit, place) => roastBird(kit, place, 'roast_chicken');
export const makeTurkey: MakeThing = (kit, place) => roastBird(kit, place, 'turkey');

function roastBird(kit: Kit, place: Place, thing: ThingId): void {
  const dish = scenery(kit, place, 'platter');
  addPanel(dish, {
    outline: around(48, () => 18, 0.72),
    thickness: 0.8,
    material: paint(kit, '#e9e5dc', { coat: 0.8, rough: 0.16 }),
  });
  const model = within(startModel(kit, place, thing), [0, 0.8, 0]);
  const skin = textured(
    kit,
    'roast skin',
    {
      painter: 'mottled',
      params: {
        seed: 7,
        tone: [208, 136, 60],
        marks: [
          { tone: [134, 66, 22], cells: 5, from: 0.48, to: 0.72, amount: 0.85 },
          { tone: [238, 186, 106], cells: 9, from: 0.6, to: 0.8, amount: 0.5 },
          { tone: [90, 40, 14], cells: 30, from: 0.7, to: 0.8, amount: 0.5, height: 0.3 },
        ],
      },
      bump: 1.2,
    },
    { coat: 0.9, rough: 0.18 },
  );
  const part = (at: Vec3, radii: Vec3, turn = {}): void =>
    addBlob(model, {
      at,
      radii,
      turn,
      material: skin,
      swell: ([x, y, z]) => 0.95 + 0.1 * (fbm(x * 2 + 4, y * 2 + z, 2, 3) - 0.5),
    });
  part([-1, 5, 0], [9, 5.4, 6.6]);
  part([-2.5, 7.2, -2.1], [5.6, 3.4, 3.4], { z: 0.15 });
  part([-2.5, 7.2, 2.1], [5.6, 3.4, 3.4], { z: 0.15 });
  for (const z of [-1, 1]) {
    part([4.6, 4.6, z * 5.4], [4.6, 3.1, 2.7], { y: z * -0.35, z: 0.5 });
    part([8.8, 6.4, z * 3.4], [3.4, 1.5, 1.4], { y: z * 0.6, z: 0.35 });
    addTube(
      model,
      curve([
        [10.6, 7.1, z * 2.4],
        [12.6, 7.8, z * 1.4],
        [13.8, 8.2, z * 1],
      ]),
      { radius: 0.62, material: paint(kit, '#e6d2ac', { coat: 0.4 }) },
    );
    addBall(model, [13.9, 8.3, z * 1 - 0.5], 0.85, paint(kit, '#eadcc0', { coat: 0.4 }));
    addBall(model, [13.9, 8.1, z * 1 + 0.5], 0.8, paint(kit, '#eadcc0', { coat: 0.4 }));
    part([-6, 5.4, z * 6.4], [3.4, 1.5, 1.5], { y: z * 0.7 });
    part([-3.6, 4, z * 7.2], [2.8, 1.1, 1.1], { y: z * -0.5 });
  }
  const green = paint(kit, '#4b7d34', { translucency: 0.3 });
  for (let i = 0; i < 16; i++) {
    const a = (i / 16) * 6.283;
    addLeafBlade(model, {
      from: [Math.cos(a) * 10.5, 0.3, Math.sin(a) * 7.6],
      to: [Math.cos(a) * 15, 1.4, Math.sin(a) * 10.6],
      width: 3,
      material: green,
      bend: 0.8,
    });
  }
}

/** Dough with a blistered rim, sauce, melting mozzarella, basil; one slice pulled out. */
export const makePizza: MakeThing = (kit, place, { random }) => {
  const model = startModel(kit, place, 'pizza');
  const crust = textured(
    kit,
    'pizza crust',
    {
      painter: 'mottled',
      params: {
        seed: 4,
        tone: [222, 172, 104],
        marks: [
          { tone: [164, 100, 46], cells: 8, from: 0.48, to: 0.7, amount: 0.8 },
          { tone: [54, 30, 18], cells: 16, from: 0.68, to: 0.76, amount: 0.85, height: 0.4 },
        ],
      },
      bump: 1.8,
      scale: [6, 1],
    },
    { coat: 0.12, rough: 0.6 },
  );
  const sauce = textured(
    kit,
    'pizza sauce',
    {
      painter: 'mottled',
      params: {
        seed: 9,
        tone: [186, 44, 22],
        marks: [
          { tone: [222, 92, 36], cells: 7, from: 0.5, to: 0.7, amount: 0.7 },
          { tone: [246, 226, 176], cells: 6, from: 0.56, to: 0.66, amount: 0.9, height: 0.7 },
          { tone: [120, 20, 12], cells: 20, from: 0.7, to: 0.8, amount: 0.6 },
        ],
      },
      share: 0.5,
      bump: 1.6,
      wrap: 'clamp',
    },
    { coat: 0.7, rough: 0.22 },
  );
  const slice = (from: number, to: number, shift: Vec3): void => {
    const part = within(model, shift);
    const arc = Array.from({ length: 41 }, (_, i) => from + ((to - from) * i) / 40);
    addPanel(part, {
      outline: [
        [0, 0] as const,
        ...arc.map((a) => [Math.cos(-a) * 14, Math.sin(-a) * 14] as const),
      ],
      thickness: 0.8,
      material: sauce,
      side: crust,
    });
    addTube(
      part,
      arc.map((a): Vec3 => [Math.cos(a) * 14.3, 0.95, -Math.sin(a) * 14.3]),
      {
        radius: (t) => 1.25 + 0.16 * Math.sin(t * 61) + 0.12 * Math.sin(t * 23),
        material: crust,
        sides: 10,
      },
    );
  };
  const gap = 0.78;
  slice(-1.25 + gap, -1.25 + 6.283, [0, 0, 0]);
  slice(-1.25, -1.25 + gap, [Math.cos(-0.86) * 3, 0, -Math.sin(-0.86) * 3]);
  const cheese = paint(kit, '#f4e6bf', { coat: 0.7, rough: 0.25, translucency: 0.2 });
  const basil = paint(kit, '#3c7d2c', { coat: 0.5, rough: 0.3, translucency: 0.3 });
  for (let i = 0; i < 15; i++) {
    const a = i * 2.4;
    const r = 2.6 + 9.2 * Math.sqrt((i + 0.5) / 15);
    const at: Vec3 = [Math.cos(a) * r, 0.85, Math.sin(a) * r];
    if (isInGap(at)) continue;
    if (i % 3 === 2) {
      for (const k of [-0.7, 0.5])
        addLeafBlade(model, {
          from: at,
          to: [at[0] + Math.cos(a + k) * 3, 1.5, at[2] + Math.sin(a + k) * 3],
          width: 1.9,
          material: basil,
          bend: 0.5,
        });
      continue;
    }
    const wobble = random.range(0, 6);
    addBlob(model, {
      at,
      radii: [1.9, 0.42, 1.7],
      material: cheese,
      swell: ([x, , z]) => 0.9 + 0.14 * Math.sin(Math.atan2(z, x) * 3 + wobble),
      rings: 8,
    });
  }
};

/** The wedge that was pulled out. */
const isInGap = ([x, , z]: Vec3): boolean => {
  const a = Math.atan2(-z, x);
  return a > -1.35 && a < -0.37;
};

/** A nest of spaghetti with tomato sauce and basil. */
export const makePasta: MakeThing = (kit, place, { random }) => {
  addPlate(kit, place.position, { radius: 10.8, tone: 'white' });
  const model = within(startModel(kit, place, 'pasta'), [0, 0.7, 0]);
  const dough = paint(kit, '#ecc873', { coat: 0.5, rough: 0.3 });
  for (let i = 0; i < 38; i++) {
    const [tilt, turn] = [random.range(-0.35, 0.35), random.range(0, 6.283)];
    const reach = random.range(3.2, 7.2);
    const lift = 0.4 + 2.5 * (1 - reach / 8) + random.range(0, 0.6);
    const path = Array.from({ length: 22 }, (_, k): Vec3 => {
      const a = turn + (k / 21) * random.range(3.6, 3.9);
      const r = reach * (1 + 0.06 * Math.sin(k + i));
      return [
        Math.cos(a) * r,
        Math.max(0.3, lift + Math.sin(a * 1.5 + i) * tilt * 2.2),
        Math.sin(a) * r * 0.95,
      ];
    });
    addTube(model, path, { radius: 0.27, material: dough, sides: 6 });
  }
  const sauce = textured(
    kit,
    'tomato sauce',
    {
      painter: 'mottled',
      params: {
        seed: 5,
        tone: [176, 40, 20],
        marks: [
          { tone: [216, 92, 44], cells: 8, from: 0.5, to: 0.7, amount: 0.7, height: 0.4 },
          { tone: [96, 40, 24], cells: 14, from: 0.64, to: 0.74, amount: 0.8, height: 0.6 },
        ],
      },
      bump: 2,
    },
    { coat: 0.8, rough: 0.2 },
  );
  addBlob(model, {
    at: [0, 2.7, 0],
    radii: [4.2, 1.3, 3.9],
    material: sauce,
    swell: ([x, y, z]) => 0.85 + 0.4 * (fbm(x * 3 + 2, z * 3 + y, 3, 8) - 0.4),
  });
  const basil = paint(kit, '#3c7d2c', { coat: 0.5, rough: 0.3, translucency: 0.3 });
  for (let i = 0; i < 5; i++) {
    const a = (i / 5) * 6.283;
    addLeafBlade(model, {
      from: [0, 3.9, 0],
      to: [Math.cos(a) * 2.7, 4.5, Math.sin(a) * 2.7],
      width: 1.8,
      material: basil,
      bend: 0.5,
    });
  }
};

/** A cream soup with a swirl and herbs. */
export const makeSoup: MakeThing = (kit, place, { colour }) => {
  addBowl(kit, place.position, { radius: 9.5, tone: 'white' });
  const model = startModel(kit, place, 'soup');
  const level = 4.7;
  addPanel(model, {
    outline: around(40, () => 8.45),
    thickness: 0.1,
    material: paint(kit, colour ?? '#d9762a', { coat: 0.9, rough: 0.12 }),
    at: [0, level, 0],
  });
  const cream = paint(kit, '#f6eedd', { coat: 0.8, rough: 0.15 });
  addTube(
    model,
    Array.from({ length: 60 }, (_, i): Vec3 => {
      const t = i / 59;
      return [Math.cos(t * 15) * t * 5.4, level + 0.08, Math.sin(t * 15) * t * 5.4];
    }),
    { radius: (t) => 0.3 * Math.sin(Math.PI * Math.min(1, 0.08 + t)), material: cream, sides: 6 },
  );
  const green = paint(kit, '#4b7d34', { translucency: 0.3 });
  for (let i = 0; i < 5; i++) {
    const a = (i / 5) * 6.283;
    addLeafBlade(model, {
      from: [0.6, level + 0.2, 0],
      to: [0.6 + Math.cos(a) * 2, level + 0.7, Math.sin(a) * 2],
      width: 1.2,
      material: green,
    });
  }
};

/** Leaves, tomatoes and cucumber in a bowl. */
export const makeSalad: MakeThing = (kit, place, { random }) => {
  addBowl(kit, place.position, { radius: 11, tone: 'white' });
  const model = startModel(kit, place, 'salad');
  const greens = ['#5f9a35', '#7db548', '#47802c', '#8f3a4a'].map((c) =>
    paint(kit, c, { coat: 0.5, rough: 0.3, translucency: 0.4 }),
  );
  for (let i = 0; i < 54; i++) {
    const a = i * 2.4;
    const r = 8 * Math.sqrt(i / 54);
    const at: Vec3 = [Math.cos(a) * r, 4.4 + 2.6 * (1 - r / 9), Math.sin(a) * r];
    const [frill, turn] = [random.range(0, 6), random.range(0, 6.283)];
    const part = within(model, at, { y: turn, z: random.range(-0.5, 0.6) });
    addSurface(part, {
      columns: 8,
      rows: 8,
      material: random.pick(greens),
      point: (u, v) => [
        (v - 0.3) * 5,
        0.5 * Math.sin(u * 11 + frill) * v + 1.1 * v * v,
        (u - 0.5) * 4 * Math.sin(Math.PI * (0.1 + v * 0.85)),
      ],
    });
  }
  for (let i = 0; i < 8; i++) {
    const a = i * 2.4 + 1;
    const r = 2 + 5.6 * Math.sqrt(i / 8);
    addBlob(model, {
      at: [Math.cos(a) * r, 7.1 - r * 0.22, Math.sin(a) * r],
      radii: [1.5, 1.4, 1.5],
      material: paint(kit, '#cf2418', { coat: 1, rough: 0.1 }),
    });
  }
  for (let i = 0; i < 6; i++) {
    const a = i * 2.4 + 2.2;
    const r = 3 + i * 0.7;
    addPanel(model, {
      outline: around(20, () => 1.9),
      thickness: 0.3,
      material: paint(kit, '#cfe0a0', { coat: 0.7, rough: 0.2 }),
      side: paint(kit, '#2f5a25'),
      at: [Math.cos(a) * r, 7 - r * 0.2, Math.sin(a) * r],
      turn: { x: random.range(-0.4, 0.4), z: random.range(-0.4, 0.4) },
    });
  }
};

/** A wide pan of yellow rice with prawns, mussels, peas and lemon. */
export const makePaella: MakeThing = (kit, place, look) => {
  const { random } = look;
  const model = startModel(kit, place, 'paella');
  const iron = metal(kit, [0.16, 0.155, 0.15], 0.35);
  addLathe(
    model,
    [
      [AXIS, 0.1],
      [14, 0.1],
      [16.6, 2.6],
      [17, 3],
      [16.5, 3.1],
      [13.8, 0.7],
      [AXIS, 0.6],
    ],
    iron,
  );
  for (const s of [-1, 1])
    addTube(
      model,
      curve([
        [s * 16, 2.6, -3.2],
        [s * 19.6, 3.4, -2.4],
        [s * 19.6, 3.4, 2.4],
        [s * 16, 2.6, 3.2],
      ]),
      { radius: 0.5, material: iron },
    );
  const rice = textured(
    kit,
    'paella rice',
    {
      painter: 'mottled',
      params: {
        seed: 3,
        tone: [236, 172, 40],
        marks: [
          { tone: [252, 214, 104], cells: 50, from: 0.5, to: 0.6, amount: 0.9, height: 0.7 },
          { tone: [196, 110, 22], cells: 6, from: 0.55, to: 0.75, amount: 0.6 },
        ],
      },
      share: 0.5,
      bump: 3,
      wrap: 'clamp',
    },
    { coat: 0.35 },
  );
  addPanel(model, {
    outline: around(48, () => 15.4),
    thickness: 0.3,
    material: rice,
    at: [0, 1.7, 0],
  });
  const black = paint(kit, '#14161d', { coat: 1, rough: 0.12 });
  const meat = paint(kit, '#e8924a', { coat: 0.8, rough: 0.2 });
  for (let i = 0; i < 7; i++) {
    const a = (i / 7) * 6.283 + 0.4;
    const part = within(model, [Math.cos(a) * 11, 2.2, Math.sin(a) * 11], { y: -a, z: 0.4 });
    for (const s of [-1, 1])
      addBlob(part, {
        at: [0, 0.5, s * 0.65],
        radii: [2.4, 0.5, 1.1],
        turn: { x: s * 0.55 },
        material: black,
        rings: 8,
      });
    addBlob(part, { at: [0.2, 0.6, 0], radii: [1.6, 0.5, 0.6], material: meat, rings: 8 });
  }
  const pea = paint(kit, '#5a9a34', { coat: 0.5 });
  const pepper = paint(kit, '#b8281a', { coat: 0.8, rough: 0.2 });
  for (let i = 0; i < 26; i++) {
    const a = i * 2.4;
    const r = 13.5 * Math.sqrt(i / 26);
    addBall(model, [Math.cos(a) * r, 2.3, Math.sin(a) * r], 0.5, pea);
    if (i % 4 === 0)
      addTube(
        model,
        curve([
          [Math.cos(a) * r * 0.8, 2.3, Math.sin(a) * r * 0.8],
          [Math.cos(a) * r * 0.8 + 1.5, 2.6, Math.sin(a) * r * 0.8 + 0.9],
          [Math.cos(a) * r * 0.8 + 3.4, 2.2, Math.sin(a) * r * 0.8],
        ]),
        { radius: 0.4, material: pepper },
      );
  }
  for (let i = 0; i < 4; i++) {
    const a = (i / 4) * 6.283 + 0.7;
    const at = model.put([Math.cos(a) * 5.4, 1.8, Math.sin(a) * 5.4]);
    makePrawn(kit, { position: at, yaw: a }, { ...look, random: random.fork(`prawn ${i}`) });
  }
};
