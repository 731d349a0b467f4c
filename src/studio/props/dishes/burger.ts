import type { MakeThing } from '#studio/things/photo-maker.ts';
import type { Kit } from '#studio/props/making/kit.ts';
import {
  addBlob,
  addLathe,
  addPanel,
  addSurface,
  around,
  paint,
  startModel,
  within,
} from '#studio/props/making/model.ts';
import type { Model } from '#studio/props/making/model.ts';
import { plateUnder } from '#studio/props/plate-under.ts';
import { AXIS } from '#studio/props/making/profile.ts';
import { skinOf } from '#studio/props/making/skins.ts';
import { addPatch } from '#studio/props/plating/poured.ts';
import type { MaterialRef } from '#studio/scene-graph.ts';
import { fbm } from '#studio/textures/noise.ts';

/** From below: bun, lettuce, patty, melting cheese, tomato, onion, bun with sesame. */
export const makeBurger: MakeThing = (kit, place, look) => {
  plateUnder(kit, place, look, 10.4);
  const lift = look.states.includes('bare') ? 0 : 0.7;
  const model = within(startModel(kit, place, 'burger'), [0, lift, 0]);
  const bun = bunOf(kit);
  addLathe(
    model,
    [
      [AXIS, 0.1],
      [4.7, 0.1],
      [5.5, 0.7],
      [5.6, 1.3],
      [5.2, 1.8],
      [AXIS, 1.9],
    ],
    bun,
  );
  addLettuce(within(model, [0, 2, 0]), 0);
  addPatty(within(model, [0, 3.4, 0]));
  addCheese(within(model, [0, 4.55, 0], { y: 0.6 }));
  addSlices(within(model, [0, 4.95, 0]));
  addLettuce(within(model, [0, 5.7, 0], { y: 1.1 }), 5);
  addTop(within(model, [0, 5.9, 0]), bun);
};

/** Brushed with egg: dark where it caught, paler towards its foot. */
const bunOf = (kit: Kit): MaterialRef =>
  skinOf(
    kit,
    '#b06c2a',
    [
      ['#7f4414', 3, 0.42, 0.72, 0.8],
      ['#cc9450', 8, 0.56, 0.78, 0.55],
      ['#e4bd84', 34, 0.66, 0.8, 0.3],
    ],
    { coat: 0.75, rough: 0.2, bump: 0.7 },
  );

/** A frilled leaf that looks out all round. */
function addLettuce(model: Model, seed: number): void {
  const green = skinOf(
    model.kit,
    '#6f9c3a',
    [
      ['#4c7a24', 6, 0.48, 0.68, 0.7],
      ['#a9c46a', 10, 0.6, 0.76, 0.6],
    ],
    { coat: 0.5, rough: 0.3, translucency: 0.35 },
  );
  addSurface(model, {
    columns: 110,
    rows: 6,
    material: green,
    isClosed: true,
    point: (u, v) => {
      const a = u * Math.PI * 2;
      const out = fbm(Math.cos(a) * 2 + seed, Math.sin(a) * 2, 2, 4);
      const r = 3.4 + v * (1.9 + 1.5 * out);
      const frill = v ** 2 * (0.42 * Math.sin(a * 23 + seed) + 0.3 * Math.sin(a * 37));
      return [Math.cos(a) * r, frill - v ** 3 * (0.25 + 0.6 * out), Math.sin(a) * r];
    },
  });
}

/** Minced and seared: craggy at its rim, never quite round. */
function addPatty(model: Model): void {
  const meat = skinOf(
    model.kit,
    '#54301c',
    [
      ['#7c4a2c', 11, 0.5, 0.66, 0.85, 0.6],
      ['#2a150b', 17, 0.56, 0.7, 0.85, -0.5],
    ],
    { bump: 3, coat: 0.7, rough: 0.25, scale: [3, 1] },
  );
  addBlob(model, {
    radii: [5.9, 1.25, 5.9],
    material: meat,
    swell: ([x, y, z]) =>
      (0.9 + 0.24 * fbm(x * 3.4 + 4, z * 3.4 + y * 2, 3, 6)) /
      Math.max(0.74, Math.hypot(x, z)) ** 0.5,
    rings: 22,
    sides: 54,
  });
}

/** A square slice whose corners have melted down over the patty. */
function addCheese(model: Model): void {
  const cheese = skinOf(model.kit, '#e2a02c', [['#cf8418', 4, 0.45, 0.7, 0.6]], {
    coat: 0.7,
    rough: 0.2,
    translucency: 0.15,
  });
  for (const lift of [0, 0.28])
    addSurface(model, {
      columns: 24,
      rows: 24,
      material: cheese,
      point: (u, v) => {
        const [x, z] = [(u - 0.5) * 10.2, (v - 0.5) * 10.2];
        const over = Math.max(0, Math.hypot(x, z) - 5.2);
        const k = 1 - 0.09 * over;
        return [x * k, lift * (1 - 0.3 * over) - 0.75 * over ** 1.25, z * k];
      },
    });
}

/** Tomato with its wet heart, rings of onion upon it. */
function addSlices(model: Model): void {
  const { kit } = model;
  const flesh = skinOf(
    kit,
    '#b03a22',
    [
      ['#d8754a', 7, 0.52, 0.68, 0.7],
      ['#e6b070', 22, 0.66, 0.76, 0.7, 0.4],
    ],
    { coat: 0.95, rough: 0.1, bump: 0.8 },
  );
  for (const [x, z, y] of [
    [-1.5, 1.2, 0],
    [1.7, -0.9, 0.12],
    [1, 2.2, 0.3],
  ] as const)
    addPanel(model, {
      outline: around(34, (a) => 3.9 * (1 + 0.025 * Math.sin(a * 5))),
      thickness: 0.62,
      material: flesh,
      side: paint(kit, '#a4200f', { coat: 1, rough: 0.1 }),
      at: [x, y, z],
      turn: { z: -0.03 * x },
    });
}

/** A dome that is pressed in a little, sesame on its crown. */
function addTop(model: Model, bun: MaterialRef): void {
  const dome = (r: number): number => 4.1 * Math.sqrt(Math.max(0, 1 - (r / 6) ** 2.4));
  addPatch(model, {
    reach: 5.9,
    height: (out, x, z) =>
      0.5 + dome(out * 5.86) + 0.3 * (fbm(x * 0.4 + 2, z * 0.4, 2, 3) - 0.5) * (1 - out ** 6),
    material: bun,
    cells: 40,
  });
  addLathe(
    model,
    [
      [5, 0],
      [5.7, 0.2],
      [5.95, 0.6],
      [5.85, 1],
    ],
    bun,
  );
  const seed = paint(model.kit, '#ead9b0', { coat: 0.3 });
  for (let i = 0; i < 74; i++) {
    const [a, r] = [i * 2.4 + 0.5 * Math.sin(i * 5.1), 4.9 * Math.sqrt((i + 0.5) / 74)];
    addBlob(model, {
      at: [Math.cos(a) * r, 0.56 + dome(r), Math.sin(a) * r],
      radii: [0.27, 0.1, 0.16],
      turn: { y: i * 1.7, z: -0.1 * r * Math.cos(a), x: 0.1 * r * Math.sin(a) },
      material: seed,
      rings: 5,
      sides: 7,
    });
  }
}
