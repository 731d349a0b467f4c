import {
  addBlob,
  addLathe,
  addPanel,
  addTube,
  around,
  curve,
  within,
} from '#studio/props/making/model.ts';
import { AXIS } from '#studio/props/making/profile.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import { fbm } from '#studio/textures/noise.ts';
import type { Component } from '#studio/props/plating/component.ts';
import { heaped, layHeap } from '#studio/props/plating/heap-up.ts';
import type { Piece } from '#studio/props/plating/heap-up.ts';
import { addBlueberry, addRaspberry } from '#studio/props/plants/fruit/berry.ts';
import { ball, chunk, leaf } from '#studio/props/plating/pieces.ts';
import type { Stuff } from '#studio/props/plating/pieces.ts';
import { CREAM, HERB_GREEN, browned, dry, glossy, plain } from '#studio/props/plating/stuffs.ts';

/** Caramel set hard over custard, cracked and browned. */
const bruleeTop: Component = {
  role: 'bed',
  reach: 20,
  top: 0.3,
  lay: (model, { reach }) =>
    addPanel(model, {
      outline: around(36, () => reach),
      thickness: 0.25,
      material: browned('#c9781c', '#5e2708', '#eeb24a', {
        cells: 5,
        bump: 0.8,
        coat: 1,
        rough: 0.08,
      })(model.kit),
    }),
};

const dome = (stuff: Stuff, top: Stuff | null): Component => ({
  role: 'main',
  reach: 3.8,
  top: 4.6,
  lay: (model) => {
    addLathe(
      model,
      [
        [3.7, 0.05],
        [3.6, 0.8],
        [3.2, 3],
        [2.8, 4.2],
        [2.4, 4.6],
        [AXIS, 4.65],
      ],
      stuff(model.kit),
    );
    if (top)
      addLathe(
        model,
        [
          [2.9, 4],
          [2.84, 4.3],
          [2.45, 4.7],
          [AXIS, 4.75],
        ],
        top(model.kit),
      );
  },
});

const pannaCotta = dome(plain('#faf4e6', { coat: 0.7, rough: 0.17, translucency: 0.1 }), null);

const cremeCaramel = dome(plain('#efc865', { coat: 0.8, rough: 0.14 }), glossy('#9c4c10'));

const scoopsOf = (tones: readonly string[]): Component => ({
  role: 'main',
  reach: 4.6,
  top: 5,
  lay: (model) => {
    const at: readonly Vec3[] = [
      [-2.1, 2, 0.9],
      [2.1, 2, 0.9],
      [0, 2.2, -2.2],
    ];
    at.forEach((p, i) => {
      const tone = tones[i % tones.length]!;
      addBlob(model, {
        at: p,
        radii: [2.4, 2.2, 2.4],
        material: plain(tone, { coat: 0.3, rough: 0.4 })(model.kit),
        swell: ([x, y, z]) => 0.95 + 0.12 * (fbm(x * 4 + i, y * 4 + z * 3, 3, 9) - 0.4),
        sides: 26,
      });
    });
  },
});

const sorbetScoops = scoopsOf(['#f4e07a', '#d9486a', '#f2b45a']);

const vanillaScoop: Component = {
  ...scoopsOf(['#f6ead0']),
  role: 'side',
  reach: 2.6,
  lay: (model) =>
    addBlob(model, {
      at: [0, 2, 0],
      radii: [2.4, 2.2, 2.4],
      material: plain('#f6ead0', { coat: 0.3, rough: 0.4 })(model.kit),
      swell: ([x, y, z]) => 0.95 + 0.12 * (fbm(x * 4, y * 4 + z * 3, 3, 9) - 0.4),
    }),
};

/** A nest of meringue with cream and berries. */
const pavlova: Component = {
  role: 'main',
  reach: 7,
  top: 5,
  lay: (model, { random }) => {
    const { kit } = model;
    const white = plain('#fbf4e8', { coat: 0.1, rough: 0.6 })(kit);
    for (let i = 0; i < 3; i++)
      addBlob(model, {
        at: [0, 1 + i * 0.9, 0],
        radii: [6.8 - i * 0.7, 1.2, 6.6 - i * 0.7],
        material: white,
        swell: ([x, , z]) => 1 + 0.035 * Math.cos(Math.atan2(z, x) * 13 + i * 2),
        sides: 60,
      });
    addBlob(model, {
      at: [0, 3.6, 0],
      radii: [4.8, 1, 4.6],
      material: CREAM(kit),
      swell: ([x, , z]) => 1 + 0.08 * Math.sin(Math.atan2(z, x) * 5),
    });
    layHeap(within(model, [0, 4, 0]), BERRY_HEAP, { random, reach: 4.2 });
  },
};

const strawberry = chunk([0.95, 1.1, 0.95], 0, glossy('#c4141f'));

/** Hollow side down, as they are tipped out of their punnet. */
const raspberry: Piece = (part) => addRaspberry(within(part, [0, -0.9, 0]));
const blueberry: Piece = (part, random) =>
  addBlueberry(within(part, [0, -0.7, 0]), random.range(-0.7, 0.7));

const berryPiece: Piece = (part, random, i) =>
  [strawberry, raspberry, blueberry][i % 3]!(part, random, i);
const BERRY_HEAP = { piece: berryPiece, count: 16, rise: 0.6, half: 0.7 };

const berries: Component = heaped(
  {
    piece: berryPiece,
    count: 30,
    rise: 0.6,
    half: 0.7,
  },
  { role: 'garnish', reach: 3.2 },
);
const raspberries: Component = heaped(
  { piece: raspberry, count: 22, rise: 0.6, half: 0.9, tip: 0.9 },
  { role: 'garnish', reach: 3.2 },
);
const blueberries: Component = heaped(
  { piece: blueberry, count: 40, rise: 0.6, half: 0.7 },
  { role: 'garnish', reach: 3 },
);

/** A pear cooked in red wine, standing, its stem up. */
const poachedPear: Component = {
  role: 'main',
  reach: 4,
  top: 8,
  lay: (model) => {
    const { kit } = model;
    addLathe(
      model,
      [
        [AXIS, 0.05],
        [2.4, 0.1],
        [3.5, 1.6],
        [3.5, 3],
        [2.6, 4.8],
        [1.6, 6.6],
        [1.2, 7.8],
        [0.6, 8.4],
        [AXIS, 8.5],
      ],
      plain('#7a1230', { coat: 0.95, rough: 0.1, translucency: 0.2 })(kit),
    );
    addTube(
      model,
      curve(
        [
          [0, 8.3, 0],
          [0.2, 9.4, 0],
          [0.8, 10.4, 0.2],
        ],
        4,
      ),
      { radius: 0.2, material: plain('#4a2a14')(kit), sides: 6 },
    );
  },
};

const mintLeaves: Component = heaped(
  { piece: leaf(1.9, 1.1, HERB_GREEN), count: 3, rise: 0.3, half: 0.2, tip: 0.4 },
  { role: 'top', reach: 1.2 },
);

const sugarDust: Component = heaped(
  { piece: ball(0.13, dry('#ffffff')), count: 46, rise: 0.4, half: 0.1 },
  { role: 'top', reach: 4.6 },
);

export const SWEETS = {
  bruleeTop,
  pannaCotta,
  cremeCaramel,
  sorbetScoops,
  vanillaScoop,
  pavlova,
  berries,
  raspberries,
  blueberries,
  poachedPear,
  mintLeaves,
  sugarDust,
};
