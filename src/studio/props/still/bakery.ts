import {
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
import type { Model } from '#studio/props/making/model.ts';
import { addRing, addTurned } from '#studio/props/making/joinery.ts';
import { makeBasket } from '#studio/props/cellar/basket.ts';
import { addThing } from '#studio/props/making/place.ts';
import { addBowl } from '#studio/props/tableware.ts';
import { skinOf } from '#studio/props/making/skins.ts';
import type { Kit } from '#studio/props/making/kit.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

const crust = (kit: Kit): number =>
  skinOf(
    kit,
    '#b8742e',
    [
      ['#7a4416', 6, 0.5, 0.7, 0.8, 0.2],
      ['#e8c48a', 12, 0.62, 0.75, 0.7, 0],
    ],
    { bump: 1, coat: 0.3 },
  );

/** One bread roll, slashed on top. */
function addRoll(model: Model, size: number): void {
  addBlob(model, {
    radii: [size * 1.25, size * 0.8, size],
    material: crust(model.kit),
    swell: ([x, y]) => 1 - 0.12 * Math.exp(-((x * 4) ** 2)) * Math.max(0, y),
  });
}

/** A scone: cut out with a ring, risen and split at its waist. */
function addScone({ kit, ...model }: Model): void {
  addTurned(
    { kit, ...model },
    '0 0, 3 0, 3.1 .5, 3 1.7, 2.85 1.9, 3.05 2.2, 3 3.6, 2.7 4.1, 1.6 4.35, 0 4.45',
    crust(kit),
  );
}

/** Batter that rose out of its tin, hollow in the middle. */
function addPudding(model: Model): void {
  addTurned(
    model,
    '0 0, 2.2 0, 2.5 .4, 3 2.2, 4 3.4, 4.3 4.2, 3.9 4.8, 3.1 4.4, 2.2 3.1, 1.2 2.5, 0 2.3',
    crust(model.kit),
  );
}

/** The cross of Good Friday is piped on before they are baked. */
function addCross(model: Model): void {
  const icing = paint(model.kit, '#f3ead6', { coat: 0.2 });
  const arc = (at: (t: number) => Vec3): Vec3[] =>
    Array.from({ length: 13 }, (_, i) => at(((i - 6) / 6) * 1.25));
  const paths = [
    arc((a) => [Math.sin(a) * 3.65, Math.cos(a) * 2.45, 0]),
    arc((a) => [0, Math.cos(a) * 2.45, Math.sin(a) * 3.05]),
  ];
  for (const path of paths)
    addTube(apart(model, 'icing'), path, { radius: 0.32, material: icing, sides: 7 });
}

export const makeBreadRoll: MakeThing = (kit, place, { random, word }) => {
  const model = startModel(kit, place, 'bread_roll');
  const turn = { y: random.range(-1, 1) };
  if (/scone/i.test(word)) return addScone(within(model, [0, 0, 0], turn));
  if (/yorks/i.test(word)) return addPudding(within(model, [0, 0, 0], turn));
  const roll = within(model, [0, 2.4, 0], turn);
  addRoll(roll, 3);
  if (/cross/i.test(word)) addCross(roll);
};

/** A basket with rolls and slices that look over its rim, on a napkin. */
export const makeBreadBasket: MakeThing = (kit, place, look) => {
  makeBasket(kit, place, look);
  const cloth = look.wears.find(({ thing }) => thing === 'napkin');
  const model = startModel(kit, place, 'bread_basket');
  const linen = {
    ...model,
    object: cloth ? addThing(kit, 'napkin') : apart(model, 'napkin').object,
  };
  addSurface(linen, {
    columns: 40,
    rows: 4,
    isClosed: true,
    material: paint(kit, cloth?.colour ?? '#e9e2d4', { coat: 0, rough: 0.9 }),
    point: (u, v) => {
      const a = u * 6.283;
      const r = 9 + v * 4.2 + Math.sin(a * 4) * v * 0.8;
      return [
        Math.cos(a) * r,
        9.4 + Math.sin(v * 2.4) * 2.6 - Math.max(0, Math.sin(a * 4)) * v,
        Math.sin(a) * r,
      ];
    },
  });
  for (const [x, z, y, turn] of [
    [-5, 3, 11, 0.4],
    [4.6, 3.6, 11, -0.5],
    [0, -4, 11.4, 0.1],
    [-0.6, 3.4, 13, 1.2],
    [5, -3.4, 11.4, 0.8],
    [-5.6, -3, 11.2, -0.9],
    [0.4, -0.2, 14.4, 0.5],
  ] as const)
    addRoll(within(model, [x, y, z], { y: turn }), 3.1);
};

/** Cubes of bread in a bowl. */
export const makeBreadCubes: MakeThing = (kit, place, { random, plate }) => {
  addBowl(kit, place.position, { radius: 8, tone: plate ?? 'white' });
  const model = startModel(kit, place, 'bread_cubes');
  const crumb = skinOf(kit, '#efdcb4', [['#d8b982', 18, 0.5, 0.7, 0.6, -0.5]], {
    bump: 2,
    coat: 0,
  });
  for (let i = 0; i < 34; i++) {
    const layer = i < 18 ? 0 : i < 29 ? 1 : 2;
    const [a, r] = [i * 2.4, (6 - layer * 1.9) * Math.sqrt(((i % 18) + 0.5) / 18)];
    addBox(
      model,
      {
        at: [Math.cos(a) * r, 3.2 + layer * 1.6 + r * 0.1, Math.sin(a) * r],
        half: [0.95, 0.9, 0.95],
        turn: { x: random.range(-0.6, 0.6), y: random.range(0, 3), z: random.range(-0.6, 0.6) },
      },
      i % 4 === 0 ? crust(kit) : crumb,
    );
  }
};

/** Breadsticks standing in a tumbler. */
export const makeGrissini: MakeThing = (kit, place, { random }) => {
  const model = startModel(kit, place, 'grissini');
  addTurned(
    apart(model, 'beaker'),
    '0 .05, 3.4 .1, 3.9 9, 3.7 9, 3.2 .6, 0 .6',
    paint(kit, '#e9e4da', { coat: 0.7 }),
  );
  for (let i = 0; i < 11; i++) {
    const a = i * 2.4;
    const r = 2.4 * Math.sqrt((i + 0.5) / 11);
    const lean = 1.9 + random.range(-0.2, 0.3);
    addTube(
      model,
      curve(
        [
          [Math.cos(a) * r, 1, Math.sin(a) * r],
          [Math.cos(a) * r * 1.4, 12, Math.sin(a) * r * 1.4],
          [Math.cos(a) * r * lean, 21 + random.range(-2, 2), Math.sin(a) * r * lean],
        ],
        5,
      ),
      {
        radius: (t) => 0.5 + 0.06 * Math.sin(t * 24),
        material: crust(kit),
        sides: 7,
      },
    );
  }
};

/** Square waffles, stacked, with sugar. */
export const makeWaffle: MakeThing = (kit, place, { plate }) => {
  const model = startModel(kit, place, 'waffle');
  addTurned(
    apart(model, 'plate'),
    '0 .05, 7 .05, 11 1.4, 10.8 1.5, 7 .5, 0 .46',
    paint(kit, plate ?? '#e9e6df', { coat: 0.8, rough: 0.17 }),
  );
  const dough = paint(kit, '#c98a3a', { coat: 0.2, rough: 0.5 });
  const dark = paint(kit, '#9c6222', { coat: 0.2 });
  for (let k = 0; k < 3; k++) {
    const part = within(model, [k * 0.5 - 0.5, 0.6 + k * 1.7, -k * 0.4], { y: k * 0.35 });
    addBox(part, { at: [0, 0.6, 0], half: [5.6, 0.5, 5.6] }, dark);
    for (let i = -3; i <= 3; i++) {
      addBox(part, { at: [i * 1.8, 0.85, 0], half: [0.26, 0.75, 5.7] }, dough);
      addBox(part, { at: [0, 0.85, i * 1.8], half: [5.7, 0.75, 0.26] }, dough);
    }
  }
};

export const makeEclair: MakeThing = (kit, place, { random }) => {
  const model = within(startModel(kit, place, 'eclair'), [0, 1.7, 0], {
    y: random.range(-0.4, 0.4),
  });
  addBlob(model, { radii: [6.4, 1.7, 2.1], material: crust(kit) });
  addBlob(model, {
    at: [0, 0.55, 0],
    radii: [6, 1.35, 1.9],
    material: paint(kit, '#33160b', { coat: 0.9, rough: 0.1 }),
  });
  const icing = apart(model, 'icing');
  for (let i = 0; i < 7; i++)
    addTube(
      icing,
      [
        [-4.4 + i * 1.45, 1.9, -0.9],
        [-3.8 + i * 1.45, 1.95, 0.9],
      ],
      { radius: 0.12, material: paint(kit, '#f0e3cb'), sides: 5 },
    );
};

/** A tall dome of brioche in its paper. */
export const makePanettone: MakeThing = (kit, place) => {
  const model = startModel(kit, place, 'panettone');
  addTurned(
    apart(model, 'paper'),
    '0 0, 7.4 0, 7.6 8.6, 7.3 8.8',
    paint(kit, '#8a4a2a', { coat: 0.2 }),
  );
  addBlob(model, {
    at: [0, 8.6, 0],
    radii: [8.3, 6, 8.3],
    material: crust(kit),
    swell: ([x, y, z]) =>
      y < -0.1 ? 0.8 : 1 + 0.05 * Math.abs(Math.cos(Math.atan2(z, x) * 2)) * y,
  });
  addRing(
    apart(model, 'band'),
    { radius: 7.7, thickness: 0.3, at: [0, 5, 0] },
    paint(kit, '#c9a24a', { coat: 0.9 }),
  );
};
