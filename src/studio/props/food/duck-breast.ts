import type { MakeThing } from '#studio/things/photo-maker.ts';
import { addPanel, addSurface, around, paint, startModel, within } from '#studio/props/model.ts';
import { plateUnder } from '#studio/props/plate-under.ts';
import { skinOf } from '#studio/props/skins.ts';

/** Sliced across: pink inside, a crisp brown skin on top of each slice, a spoon of sauce. */
export const makeDuckBreast: MakeThing = (kit, place, look) => {
  plateUnder(kit, place, look, 12);
  const model = within(startModel(kit, place, 'duck_breast'), [0, 0.85, 0], { y: 0.25 });
  const pink = skinOf(
    kit,
    '#b4554c',
    [
      ['#8c3a34', 5, 0.5, 0.7, 0.6],
      ['#d08a78', 9, 0.62, 0.8, 0.5],
    ],
    { coat: 0.7, rough: 0.2 },
  );
  const skin = skinOf(kit, '#8a4a1e', [['#5a2a0e', 6, 0.45, 0.7, 0.8]], {
    coat: 0.9,
    rough: 0.15,
    bump: 1,
  });
  for (let i = 0; i < 7; i++) {
    const x = -6.6 + i * 2.1;
    const size = 1 - 0.18 * Math.abs(i - 3) * 0.5;
    const slice = within(model, [x, 0.3, 0], { z: -0.62 });
    addPanel(within(slice, [0, 1.7 * size, 0], { z: Math.PI / 2 }), {
      outline: around(26, (a) => 2.6 * size * (1 + 0.1 * Math.cos(a * 2)), 1.25),
      thickness: 0.95,
      material: pink,
      side: skin,
    });
  }
  const sauce = paint(kit, '#4d1c14', { coat: 1, rough: 0.05 });
  addSurface(model, {
    columns: 26,
    rows: 3,
    material: sauce,
    isClosed: true,
    point: (u, v) => {
      const a = -u * 6.283;
      const r = (4.6 + 0.7 * Math.sin(a * 3)) * (1 - v);
      return [1 + Math.cos(a) * r * 1.2, 0.05 + 0.22 * Math.sqrt(v), 4.6 + Math.sin(a) * r * 0.5];
    },
  });
};
