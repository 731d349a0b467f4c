import type { MakeThing } from '#studio/things/photo-maker.ts';
import { addBox, addSurface, paint, startModel } from '#studio/props/making/model.ts';
import { skinOf } from '#studio/props/making/skins.ts';

/** Of sweet potatoes, in five languages. */
const SWEET = /sweet|douce|dolc|boniato|suss/;

/** A paper cone's worth of golden sticks in a low pail. */
export const makeFries: MakeThing = (kit, place, { random, word }) => {
  const model = startModel(kit, place, 'fries');
  const [tone, dark, light] = SWEET.test(word)
    ? ['#d9782a', '#a8480f', '#eca05c']
    : ['#e3b04a', '#bd7f26', '#f2d07c'];
  const gold = skinOf(
    kit,
    tone,
    [
      [dark, 5, 0.5, 0.75, 0.7],
      [light, 9, 0.6, 0.8, 0.5],
    ],
    {
      coat: 0.3,
      rough: 0.4,
    },
  );
  addSurface(model, {
    columns: 40,
    rows: 5,
    isClosed: true,
    material: paint(kit, '#f2efe8', { coat: 0.2 }),
    point: (u, v) => {
      const a = u * 6.283;
      const r = 3.4 + v * 1.6;
      return [Math.cos(a) * r, v * 6.6 + (v > 0.9 ? 0.5 * Math.sin(a * 2) : 0), Math.sin(a) * r];
    },
  });
  for (let i = 0; i < 62; i++) {
    const [a, r] = [i * 2.4, 4.1 * Math.sqrt(i / 62)];
    addBox(
      model,
      {
        at: [Math.cos(a) * r, 5.6 + random.range(0, 3) - r * 0.25, Math.sin(a) * r],
        half: [0.33, random.range(3, 5), 0.33],
        turn: {
          x: Math.sin(a) * r * 0.09 + random.range(-0.22, 0.22),
          z: -Math.cos(a) * r * 0.09 + random.range(-0.22, 0.22),
          y: a,
        },
      },
      gold,
    );
  }
};
