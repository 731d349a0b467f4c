import { addBoard, boardThickness } from '#studio/props/tableware.ts';
import type { Kit } from '#studio/props/making/kit.ts';
import { addPlatter, PLATTER_FLOOR } from '#studio/props/plate-under.ts';
import {
  addBlob,
  addPanel,
  addSurface,
  around,
  modelOf,
  paint,
  startModel,
  textured,
  within,
} from '#studio/props/making/model.ts';
import type { Model } from '#studio/props/making/model.ts';
import { addObject } from '#studio/scene-builder.ts';
import { fbm } from '#studio/textures/noise.ts';
import type { MaterialRef, Vec3 } from '#studio/scene-graph.ts';
import type { MakeThing, PhotoMaker } from '#studio/things/photo-maker.ts';
import { add, rotate, rotation } from '#studio/vector.ts';

/** What lies on the rice, or in the roll. */
const FISH = {
  salmon: { tone: [222, 116, 70], stripe: [246, 198, 164] },
  tuna: { tone: [136, 38, 42], stripe: [164, 72, 66] },
  bream: { tone: [232, 214, 200], stripe: [222, 168, 152] },
} as const;
const KINDS = ['salmon', 'salmon', 'tuna', 'salmon', 'bream'] as const;
const FILLINGS = ['#de7a4c', '#a3c06a', '#8c2c30', '#e2c464'];

const riceOf = (kit: Kit): MaterialRef =>
  textured(
    kit,
    'sushi rice',
    {
      painter: 'mottled',
      params: {
        seed: 2,
        tone: [236, 232, 222],
        marks: [
          { tone: [196, 190, 176], cells: 22, from: 0.5, to: 0.58, amount: 0.75, height: -0.8 },
        ],
      },
      bump: 3,
    },
    { coat: 0.35, rough: 0.3, translucency: 0.2 },
  );

/** A slice of a roll: a dark rim round rice, its filling seen from above. */
function addMaki(model: Model, nth: number): void {
  const { kit } = model;
  const nori = textured(
    kit,
    'nori',
    {
      painter: 'mottled',
      params: {
        seed: 3,
        tone: [30, 38, 30],
        marks: [{ tone: [12, 18, 14], cells: 22, from: 0.45, to: 0.65, amount: 0.8, height: -0.4 }],
      },
      bump: 1.2,
    },
    { coat: 0.5, rough: 0.3 },
  );
  const lump = (r: number) =>
    around(28, (a) => r * (1 + 0.03 * Math.sin(a * 3 + nth) + 0.02 * Math.sin(a * 7)));
  addPanel(model, { outline: lump(1.95), thickness: 2.5, material: nori });
  addBlob(model, {
    at: [0, 2.35, 0],
    radii: [1.8, 0.36, 1.8],
    material: riceOf(kit),
    swell: ([x, y, z]) => 0.93 + 0.14 * fbm(x * 6 + nth, z * 6 + y, 2, 4),
    rings: 10,
    sides: 26,
  });
  for (const [x, z, r, k] of [
    [-0.25, 0.1, 0.72, 0],
    [0.55, -0.2, 0.45, 1],
  ] as const)
    addPanel(model, {
      outline: around(14, (a) => r * (1 + 0.14 * Math.sin(a * 3 + nth + k))),
      thickness: 0.16,
      material: paint(kit, FILLINGS[(nth + k) % FILLINGS.length]!, {
        coat: 0.7,
        rough: 0.2,
        translucency: 0.2,
      }),
      at: [x, 2.62, z],
    });
}

/** A slice of fish bent over a finger of rice. */
function addNigiri(model: Model, kind: keyof typeof FISH): void {
  const { kit } = model;
  addBlob(model, {
    at: [0, 1.05, 0],
    radii: [2.8, 1.15, 1.35],
    material: riceOf(kit),
    swell: ([x, y, z]) => 0.93 + 0.14 * fbm(x * 5 + 2, z * 5 + y * 3, 2, 4),
    rings: 14,
    sides: 24,
  });
  const flesh = textured(
    kit,
    `sushi ${kind}`,
    {
      painter: 'stripes',
      params: { seed: 4, ...FISH[kind], count: 7, share: 0.13, waver: 0.2 },
      bump: 0.6,
    },
    { coat: 0.95, rough: 0.12, translucency: 0.15 },
  );
  // A closed slab: over the top to the near edge, and back below.
  addSurface(model, {
    columns: 18,
    rows: 20,
    material: flesh,
    point: (u, v) => {
      const a = v * Math.PI * 2;
      const end = Math.sqrt(Math.max(0, 1 - (2 * u - 1) ** 10));
      const z = Math.cos(a) * 1.62 * (0.82 + 0.18 * end) * (1 - 0.12 * u);
      const thick = 0.3 * Math.sign(Math.sin(a)) * Math.abs(Math.sin(a)) ** 0.6 * end;
      const x = (u - 0.5) * 7.2 + z * 0.3;
      return [x, 2.15 + thick - 0.062 * x * x - 0.3 * z * z, z];
    },
  });
}

/** Nigiri by turns with rolls. */
export const makeSushi: MakeThing = (kit, place, { nth, word }) => {
  const model = startModel(kit, place, 'sushi');
  const isRoll = /nigiri/.test(word) ? false : /maki|roll/.test(word) || nth % 5 > 2;
  if (isRoll) addMaki(model, nth);
  else addNigiri(model, KINDS[nth % KINDS.length]!);
};

/** In lines on a slate, or on the platter that was asked for: nigiri slantwise in front, rolls behind, ginger and wasabi at the end. */
export const serveSushi: NonNullable<PhotoMaker['serve']> = (kit, place, look, count) => {
  const inLine = Math.ceil(count / 2);
  const length = inLine * 4.6 + 7;
  const isOnPlate = look.states.includes('on plate');
  const floor = isOnPlate ? PLATTER_FLOOR : boardThickness;
  if (isOnPlate) addPlatter(kit, place, look, [length / 2 + 4.5, 13.5]);
  else addBoard(kit, place, { length, width: 15, isSlate: true });
  const turn = rotation({ y: place.yaw });
  const put = (p: Vec3): Vec3 => add(place.position, rotate(turn, p));
  for (let i = 0; i < count; i++) {
    const isBack = i >= inLine;
    const x = -length / 2 + 3.4 + (i % inLine) * 4.6;
    const position = put([x, floor, isBack ? -3.4 : 3]);
    const nth = isBack ? 3 + 5 * i + (i % 2) : (i % 3) + 5 * i;
    makeSushi(kit, { position, yaw: place.yaw + (isBack ? 0 : 1.15) }, { ...look, nth });
  }
  const end = modelOf(kit, place, addObject(kit.scene, { role: 'prop', name: 'ginger' }));
  addCondiments(within(end, [length / 2 - 3, floor, 0]));
};

function addCondiments(model: Model): void {
  const { kit } = model;
  addBlob(model, {
    at: [0, 0.7, 3.2],
    radii: [1.3, 0.9, 1.2],
    material: paint(kit, '#93ab52', { coat: 0.2 }),
    swell: ([x, y, z]) => 0.8 + 0.5 * fbm(x * 2 + 1, z * 2 + y, 3, 6),
  });
  const ginger = paint(kit, '#edc3a8', { coat: 0.8, rough: 0.2, translucency: 0.4 });
  for (let i = 0; i < 9; i++)
    addSurface(
      within(model, [Math.sin(i * 2.4), 0.3 + i * 0.1, -2.6 + Math.cos(i * 2.4)], { y: i * 1.3 }),
      {
        columns: 8,
        rows: 5,
        material: ginger,
        point: (u, v) => [(u - 0.5) * 3, 0.5 * Math.sin(u * 7 + i) * v + 0.5 * v, (v - 0.5) * 1.7],
      },
    );
}
