import type { MakeThing } from '#studio/things/photo-maker.ts';
import {
  addBlob,
  addLathe,
  addPanel,
  addSurface,
  around,
  paint,
  startModel,
} from '#studio/props/making/model.ts';
import { AXIS } from '#studio/props/making/profile.ts';
import { skinOf } from '#studio/props/making/skins.ts';

/** From below: bun, lettuce, patty, melting cheese, tomato, bun with sesame. */
export const makeBurger: MakeThing = (kit, place) => {
  const model = startModel(kit, place, 'burger');
  const bun = skinOf(
    kit,
    '#c9822f',
    [
      ['#a4601c', 4, 0.45, 0.75, 0.7],
      ['#e0a85a', 12, 0.6, 0.8, 0.4],
    ],
    {
      coat: 0.6,
      rough: 0.25,
    },
  );
  addLathe(
    model,
    [
      [AXIS, 0.1],
      [4.6, 0.1],
      [5.4, 0.8],
      [5.4, 1.7],
      [5, 2],
      [AXIS, 2],
    ],
    bun,
  );
  const lettuce = paint(kit, '#6fa93a', { translucency: 0.4, coat: 0.4 });
  addSurface(model, {
    columns: 60,
    rows: 3,
    material: lettuce,
    isClosed: true,
    point: (u, v) => {
      const a = u * 6.283;
      const r = 3.6 + v * 2.6 + 0.2 * Math.sin(a * 5);
      return [Math.cos(a) * r, 2.4 + v * (0.5 * Math.sin(a * 17) - 0.35), Math.sin(a) * r];
    },
  });
  const patty = skinOf(
    kit,
    '#4a2413',
    [
      ['#6e3a20', 12, 0.5, 0.7, 0.8, 0.6],
      ['#2c140a', 18, 0.6, 0.75, 0.8, -0.4],
    ],
    {
      bump: 2.2,
      coat: 0.6,
      rough: 0.3,
    },
  );
  addLathe(
    model,
    [
      [AXIS, 2.4],
      [5, 2.4],
      [5.7, 3.1],
      [5.6, 4],
      [5, 4.4],
      [AXIS, 4.4],
    ],
    patty,
  );
  addPanel(model, {
    outline: [
      [6.4, 0],
      [0, -6.4],
      [-6.4, 0],
      [0, 6.4],
    ],
    thickness: 0.35,
    material: paint(kit, '#efa81e', { coat: 0.6, rough: 0.25, translucency: 0.2 }),
    at: [0, 4.35, 0],
    turn: { y: 0.5 },
  });
  addPanel(model, {
    outline: around(36, () => 5),
    thickness: 0.8,
    material: paint(kit, '#c8301c', { coat: 0.9, rough: 0.12 }),
    at: [0, 4.75, 0],
  });
  addLathe(
    model,
    [
      [4.9, 5.5],
      [5.6, 5.9],
      [5.7, 6.8],
      [5, 8.6],
      [3.2, 9.8],
      [1.4, 10.3],
      [AXIS, 10.4],
    ],
    bun,
  );
  const seed = paint(kit, '#f3e3bd', { coat: 0.3 });
  for (let i = 0; i < 46; i++) {
    const [a, r] = [i * 2.4, 4.8 * Math.sqrt((i + 0.5) / 46)];
    addBlob(model, {
      at: [Math.cos(a) * r, 10.42 - 0.13 * r * r * (r > 3.6 ? 1.06 : 0.86), Math.sin(a) * r],
      radii: [0.34, 0.14, 0.2],
      turn: { y: i * 1.7 },
      material: seed,
      rings: 5,
      sides: 7,
    });
  }
};
