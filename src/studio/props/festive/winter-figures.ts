import {
  addBall,
  addSurface,
  addTube,
  apart,
  curve,
  paint,
  startModel,
} from '#studio/props/making/model.ts';
import { addTurned, pathOf } from '#studio/props/making/joinery.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

/** Three balls of snow, coal, a carrot, a hat and a scarf. */
export const makeSnowman: MakeThing = (kit, place) => {
  const model = startModel(kit, place, 'snowman');
  const snow = paint(kit, '#f1f5f8', { coat: 0.1, rough: 0.7, translucency: 0.25 });
  for (const [y, r] of [
    [7.4, 8],
    [18.6, 5.8],
    [27, 4.3],
  ] as const)
    addBall(model, [0, y, 0], r, snow);
  const parts = apart(model, 'coal and carrot');
  const coal = paint(kit, '#17161a', { coat: 0.4 });
  for (const [x, y, z] of [
    [-1.5, 28.2, 3.9],
    [1.5, 28.2, 3.9],
    [0, 20.6, 5.6],
    [0, 17.8, 5.8],
    [0, 15, 4.9],
  ] as const)
    addBall(parts, [x, y, z], 0.55, coal);
  addTube(parts, pathOf('0 26.9 4, .3 26.7 6, .5 26.5 8'), {
    radius: (t) => 0.75 * (1.05 - t),
    material: paint(kit, '#e07a1c', { coat: 0.3 }),
  });
  const twig = paint(kit, '#4a331f', { coat: 0.05 });
  for (const s of [-1, 1]) {
    addTube(parts, curve(pathOf(`${s * 5} 20 0, ${s * 9} 22.4 .6, ${s * 12.6} 25 .4`)), {
      radius: 0.36,
      material: twig,
    });
    addTube(parts, pathOf(`${s * 10} 23.2 .6, ${s * 12.6} 22.6 1.4`), {
      radius: 0.24,
      material: twig,
    });
  }
  addTurned(parts, '0 30.4, 5.6 30.4, 5.6 31, 3.6 31.2, 3.5 36, 0 36.2', coal, { isSharp: true });
  const wool = paint(kit, '#b3202a', { coat: 0, rough: 0.9 });
  addTurned(parts, '3.6 22.6, 4.5 23.1, 4.5 24, 3.6 24.5', wool);
  addSurface(parts, {
    columns: 4,
    rows: 8,
    material: wool,
    point: (u, v) => [2 + u * 2, 23.6 - v * 8, 4.4 + Math.sin(v * 4) * 0.5 + v * 1.2],
  });
};

/** A paper cone with stripes, dots or a brim of felt. */
export const makePartyHat: MakeThing = (kit, place, { colour, random }) => {
  const model = startModel(kit, place, 'party_hat');
  const hex = random.pick(['#d8336a', '#2c7fb8', '#e8a020']);
  const paper = paint(kit, colour ?? hex, { coat: 0.5, rough: 0.3 });
  addTurned(model, '5.6 0, 5.6 .1, .2 16, 0 16', paper, { isSharp: true });
  const dots = apart(model, 'dots');
  const pale = paint(kit, '#fbf3d8', { coat: 0.4 });
  for (let i = 0; i < 22; i++) {
    const [a, y] = [i * 2.4, 1.4 + (i / 22) * 11.4];
    const r = 5.6 * (1 - y / 16) + 0.02;
    addBall(dots, [Math.cos(a) * r, y, Math.sin(a) * r], 0.5, pale);
  }
  for (let i = 0; i < 14; i++) {
    const [a, b] = [i * 2.4, (i / 14) * 3.1];
    addTube(
      dots,
      [
        [0, 15.8, 0],
        [
          Math.cos(a) * Math.sin(b) * 2.2,
          16.2 + Math.cos(b) * 1.8 + 0.4,
          Math.sin(a) * Math.sin(b) * 2.2,
        ],
      ],
      { radius: 0.2, material: pale, sides: 5 },
    );
  }
};

/** A tall black cone that bends, on a wide brim, with a buckle. */
export const makeWitchHat: MakeThing = (kit, place, { colour }) => {
  const model = startModel(kit, place, 'witch_hat');
  const felt = paint(kit, colour ?? '#17131c', { coat: 0.05, rough: 0.9 });
  addTurned(model, '0 .2, 8 .3, 17 1, 17.4 1.4, 16.6 1.6, 8 1.2', felt);
  addSurface(model, {
    columns: 36,
    rows: 26,
    isClosed: true,
    material: felt,
    point: (u, v) => {
      const a = u * Math.PI * 2;
      const r = 8 * (1 - v) ** 0.9 + 0.3;
      const crumple = 0.5 * Math.sin(v * 16 + a * 2) * v;
      return [
        Math.cos(a) * (r + crumple) + v * v * 6,
        1 + v * 24 - v ** 4 * 3,
        Math.sin(a) * (r + crumple),
      ];
    },
  });
  addTurned(
    apart(model, 'band'),
    '8.1 1.2, 8 1.4, 7.4 4, 7.2 4.1',
    paint(kit, '#5b2a8a', { coat: 0.5 }),
  );
};
