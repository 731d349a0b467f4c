import { metal } from '#studio/props/making/kit.ts';
import { addDrum, addRing, addTurned } from '#studio/props/making/joinery.ts';
import {
  addBall,
  addBlob,
  addTube,
  apart,
  curve,
  paint,
  startModel,
  within,
} from '#studio/props/making/model.ts';
import { addMaterial } from '#studio/scene-builder.ts';
import { once } from '#studio/props/making/kit.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import type { Model } from '#studio/props/making/model.ts';
import type { Random } from '#studio/random.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

const BAUBLES = ['#a8101e', '#c9a24a', '#b9bcc2', '#1f5a3a'] as const;

/** A glass ball for the tree with its cap and loop. */
export const makeBauble: MakeThing = (kit, place, { colour, nth }) => {
  const model = startModel(kit, place, 'bauble');
  addBall(
    model,
    [0, 3.2, 0],
    3.2,
    paint(kit, colour ?? BAUBLES[nth % BAUBLES.length]!, { coat: 1, rough: 0.06 }),
  );
  const cap = apart(model, 'cap');
  const gold = metal(kit, [0.86, 0.64, 0.28], 0.25);
  addDrum(cap, { radius: 0.7, height: 0.8, at: [0.9, 6.1, 0.4], turn: { z: -0.28 } }, gold);
  addRing(
    cap,
    { radius: 0.5, thickness: 0.09, at: [1.15, 7.3, 0.5], turn: { x: Math.PI / 2 } },
    gold,
  );
};

/** Warm bulbs on a wire that winds over the table. */
export const makeTableLights: MakeThing = (kit, place, { random }) => {
  const model = startModel(kit, place, 'string_lights');
  const wire = paint(kit, '#2a241c', { coat: 0.2 });
  const glow = once(kit, 'bulb glow', () =>
    addMaterial(kit.scene, {
      kind: 'emissive',
      radiance: [9, 5.6, 2.2],
      falloff: 0.6,
      sides: 'through',
    }),
  );
  const path = curve(
    Array.from({ length: 9 }, (_, i): Vec3 => [
      -24 + i * 6,
      0.35,
      Math.sin(i * 1.7) * 4.6 + random.range(-1, 1),
    ]),
    6,
  );
  addTube(model, path, { radius: 0.14, material: wire, sides: 5 });
  for (let i = 2; i < path.length - 1; i += 3) {
    const [x, , z] = path[i]!;
    addBall(model, [x, 0.75, z], 0.52, glow);
    if (i % 9 === 2)
      kit.scene.lights.push({
        kind: 'point',
        center: model.put([x, 1.6, z]),
        radius: 0.5,
        intensity: [60, 36, 14],
      });
  }
};

/** A paper cracker, pinched at both ends. */
export const makeChristmasCracker: MakeThing = (kit, place, { colour, random }) => {
  const model = within(startModel(kit, place, 'christmas_cracker'), [0, 2.2, 0], {
    y: random.range(-0.5, 0.5),
    z: Math.PI / 2,
  });
  const paper = paint(kit, colour ?? '#a8121f', { coat: 0.5, rough: 0.3 });
  addTurned(model, '2.2 11.5, 1.9 9, .5 6.4, 2.1 5, 2.1 -5, .5 -6.4, 1.9 -9, 2.2 -11.5', paper, {
    isSharp: true,
  });
  const gold = paint(kit, '#d8b25a', { coat: 0.9, rough: 0.2 });
  const band = apart(model, 'bands');
  for (const y of [-6.4, 6.4]) addRing(band, { radius: 0.62, thickness: 0.3, at: [0, y, 0] }, gold);
  addDrum(band, { radius: 2.15, height: 2.4, at: [0, -1.2, 0] }, gold);
};

/** A bundle of ripe ears tied with a string. */
export const makeWheat: MakeThing = (kit, place, { random }) => {
  const model = startModel(kit, place, 'wheat');
  const straw = paint(kit, '#d0a85a', { coat: 0.15 });
  for (let i = 0; i < 17; i++) {
    const z = (i % 6) * 0.7 - 1.9 + random.range(-0.3, 0.3);
    const y = 0.6 + Math.floor(i / 6) * 0.6;
    const fan = z * 1.9 + random.range(-0.6, 0.6);
    addTube(
      model,
      curve(
        [
          [-13, y, z * 0.9],
          [0, y, z * 0.5],
          [9, y + 0.4, fan],
        ],
        4,
      ),
      { radius: 0.14, material: straw, sides: 4 },
    );
    for (let k = 0; k < 6; k++)
      for (const s of [-1, 1])
        addBlob(model, {
          at: [9 + k * 0.85, y + 0.5, fan + s * 0.32 + k * fan * 0.06],
          radii: [0.62, 0.28, 0.26],
          turn: { y: s * 0.4 },
          material: straw,
          rings: 4,
          sides: 6,
        });
  }
  addRing(
    apart(model, 'string'),
    { radius: 1.9, thickness: 0.22, at: [-2, 1, 0], turn: { z: Math.PI / 2 } },
    paint(kit, '#8a5a30'),
  );
};

/** A sitting hare of chocolate with a ribbon. */
export const makeChocolateBunny: MakeThing = (kit, place, { colour, wears }) => {
  const model = startModel(kit, place, 'chocolate_bunny');
  const chocolate = paint(kit, colour ?? '#4a2614', { coat: 0.7, rough: 0.2 });
  addBlob(model, { at: [0, 5, 0], radii: [4, 5, 3.6], material: chocolate });
  addBlob(model, { at: [0, 11, 0.8], radii: [2.6, 2.7, 2.6], material: chocolate });
  for (const s of [-1, 1]) {
    addBlob(model, {
      at: [s * 1.2, 15.6, -0.2],
      radii: [0.8, 3.6, 0.6],
      turn: { z: -s * 0.14 },
      material: chocolate,
    });
    addBlob(model, { at: [s * 2.6, 1.4, 2.4], radii: [1.5, 1.3, 2.6], material: chocolate });
    addBlob(model, { at: [s * 1.6, 6, 3], radii: [0.8, 1.8, 0.9], material: chocolate });
    addBall(apart(model, 'eye'), [s * 0.9, 11.6, 3.1], 0.28, paint(kit, '#1a0c06'));
  }
  const ribbon = wears.find(({ thing }) => thing === 'ribbon');
  const satin = paint(kit, ribbon?.colour ?? '#c4141e', { coat: 0.8, rough: 0.2 });
  addRing(apart(model, 'ribbon'), { radius: 2.2, thickness: 0.42, at: [0, 8.8, 0.4] }, satin);
  addBall(apart(model, 'bell'), [0, 8.3, 3], 0.8, metal(kit, [0.9, 0.68, 0.28], 0.15));
};

/** A brass hand bell. */
export const makeBell: MakeThing = (kit, place, { colour }) => {
  const model = startModel(kit, place, 'bell');
  const brass = colour
    ? paint(kit, colour, { coat: 1, rough: 0.15 })
    : metal(kit, [0.86, 0.62, 0.26], 0.18);
  addTurned(model, '4.6 .1, 4.9 .3, 4 2, 2.8 4.4, 2.4 6.6, 1.4 7.8, 0 8', brass);
  addTurned(
    apart(model, 'grip'),
    '0 8, .8 8, .6 9, 1 11, .9 13, 0 13.6',
    paint(kit, '#3a2012', { coat: 0.7 }),
  );
};

/** A pointed red cap with a white rim and bobble. */
export const makeSantaHat: MakeThing = (kit, place, { random }) =>
  addSantaHat(startModel(kit, place, 'santa_hat'), random);

/** So many times the size of a head's. */
export function addSantaHat(model: Model, random: Random, size = 1): void {
  const felt = paint(model.kit, '#b3121c', { coat: 0, rough: 1 });
  const fur = paint(model.kit, '#f4f1ea', { coat: 0, rough: 1 });
  const sized = (p: Vec3): Vec3 => [p[0] * size, p[1] * size, p[2] * size];
  const spine: readonly Vec3[] = [
    [0, 1.5, 0],
    [0.5, 8, 0],
    [4, 13, 1],
    [10, 11, 2.4],
    [12.5, 6.4, 3],
  ];
  addTube(model, curve(spine.map(sized), 8), {
    radius: (t) => (8.6 * (1 - t) ** 0.8 + 0.5) * size,
    material: felt,
    sides: 20,
  });
  for (let i = 0; i < 26; i++) {
    const a = (i / 26) * 6.283;
    addBlob(model, {
      at: sized([Math.cos(a) * 8.8, 1.8 + random.range(-0.2, 0.2), Math.sin(a) * 8.8]),
      radii: sized([1.7, 1.8, 1.7]),
      material: fur,
      rings: 6,
      sides: 8,
    });
  }
  addBall(model, sized([12.8, 4.6, 3.2]), 2.2 * size, fur);
}
