import { metalOf } from '#studio/props/making/made-of.ts';
import { addFlame } from '#studio/props/candle.ts';
import { metal } from '#studio/props/making/kit.ts';
import { addDrum, addRod } from '#studio/props/making/joinery.ts';
import {
  addBall,
  addBox,
  addPanel,
  addSurface,
  addTube,
  apart,
  around,
  paint,
  startModel,
  within,
} from '#studio/props/making/model.ts';
import { heartOutline } from '#studio/props/gifts/heart-box.ts';
import { addMaterial } from '#studio/scene-builder.ts';
import { once } from '#studio/props/making/kit.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

/** A heart cut from wood or felt, standing or lying. */
export const makeHeart: MakeThing = (kit, place, { colour, nth, random }) => {
  const isLying = nth % 2 === 1;
  const model = within(startModel(kit, place, 'heart'), isLying ? [0, 0.1, 0] : [0, 5.2, 0], {
    x: isLying ? 0 : 1.35,
    y: random.range(-0.4, 0.4),
  });
  addPanel(model, {
    outline: heartOutline(5.4),
    thickness: 1.3,
    material: paint(kit, colour ?? '#b3121f', { coat: 0.5, rough: 0.3 }),
  });
};

/** A burning sparkler stuck upright. */
export const makeSparkler: MakeThing = (kit, place, { random }) => {
  const model = startModel(kit, place, 'sparkler');
  addDrum(model, { radius: 2.2, height: 1.4 }, paint(kit, '#3a322a'));
  addRod(
    model,
    [
      [0, 1, 0],
      [0, 20, 0],
    ],
    { radius: 0.22, material: metal(kit, [0.5, 0.5, 0.5], 0.4) },
  );
  const spark = once(kit, 'spark', () =>
    addMaterial(kit.scene, {
      kind: 'emissive',
      radiance: [22, 15, 7],
      falloff: 0.4,
      sides: 'through',
    }),
  );
  for (let i = 0; i < 54; i++) {
    const [a, b, r] = [random.range(0, 6.28), random.range(-1.4, 1.4), random.range(1.2, 7)];
    const way: Vec3 = [Math.cos(a) * Math.cos(b), Math.sin(b), Math.sin(a) * Math.cos(b)];
    addTube(
      model,
      [
        [way[0] * r * 0.3, 20 + way[1] * r * 0.3, way[2] * r * 0.3],
        [way[0] * r, 20 + way[1] * r, way[2] * r],
      ],
      { radius: 0.06, material: spark, sides: 3 },
    );
  }
  addFlame(kit, model.put([0, 18.6, 0]), 700, 0.5);
};

/** A ball of little mirrors, lying or hung out of sight. */
export const makeDiscoBall: MakeThing = (kit, place) => {
  const model = startModel(kit, place, 'mirror_ball');
  const glass = metal(kit, [0.92, 0.92, 0.94], 0.04);
  for (let ring = 1; ring < 14; ring++) {
    const tilt = (ring / 14) * Math.PI;
    const n = Math.max(4, Math.round(24 * Math.sin(tilt)));
    for (let i = 0; i < n; i++) {
      const a = (i / n) * 6.283;
      addBox(
        model,
        {
          at: [
            Math.sin(tilt) * Math.cos(a) * 7,
            7.2 + Math.cos(tilt) * 7,
            Math.sin(tilt) * Math.sin(a) * 7,
          ],
          half: [0.16, 0.78, 0.86],
          turn: { y: -a, z: Math.PI / 2 - tilt },
        },
        glass,
      );
    }
  }
  addBall(model, [0, 7.2, 0], 6.9, paint(kit, '#20222a'));
};

/** A roll of paper with stars, a strip of it unrolled. */
export const makeWrappingPaper: MakeThing = (kit, place, { colour, material }) => {
  const model = within(startModel(kit, place, 'wrapping_paper'), [0, 0, 0], { y: -0.3 });
  const paper =
    metalOf(kit, material) ?? paint(kit, colour ?? '#a8121f', { coat: 0.4, rough: 0.3 });
  addTube(
    model,
    [
      [-15, 2.2, -4],
      [15, 2.2, -4],
    ],
    { radius: 2.2, material: paper, sides: 18 },
  );
  addBox(model, { at: [0, 0.12, 3], half: [15, 0.05, 7] }, paper);
  const stars = apart(model, 'stars');
  for (let i = 0; i < 16; i++)
    addPanel(stars, {
      outline: around(20, (a) => 0.7 + 0.32 * Math.cos(a * 5)),
      thickness: 0.05,
      material: paint(kit, '#e8cf8a', { coat: 0.8 }),
      at: [-13 + (i % 8) * 3.7, 0.18, 1 + Math.floor(i / 8) * 5 + (i % 2)],
    });
};

/** Curled paper ribbons thrown over the table. */
export const makeStreamers: MakeThing = (kit, place, { random }) => {
  const model = startModel(kit, place, 'streamers');
  for (const [i, tone] of ['#d8344a', '#e8b81e', '#2f8fc4', '#5aa848', '#b45ac0'].entries()) {
    const [x0, z0, turn] = [random.range(-12, 12), random.range(-7, 7), random.range(0, 6.28)];
    const part = within(model, [x0, 0, z0], { y: turn });
    addSurface(part, {
      columns: 80,
      rows: 1,
      material: paint(kit, tone, { coat: 0.2, translucency: 0.3 }),
      point: (u, v) => [
        (u - 0.5) * 17,
        1.3 + 1.2 * Math.cos(u * 34 + i),
        1.2 * Math.sin(u * 34 + i) + (v - 0.5) * 1.1,
      ],
    });
  }
};
