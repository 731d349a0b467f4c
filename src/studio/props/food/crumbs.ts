import { addBlob, paint, startModel, within } from '#studio/props/making/model.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';
import { fbm } from '#studio/textures/noise.ts';

const COUNT = 54;
/** Crust and crumb of a loaf that was broken. */
const TONES = ['#c88a44', '#e9cf9c', '#f0dcb4', '#9c6026', '#d9a864'] as const;

/** What a meal leaves on the table: many small pieces close to where the bread was, few further out. */
export const makeCrumbs: MakeThing = (kit, place, { random }) => {
  const model = startModel(kit, place, 'crumbs');
  for (let i = 0; i < COUNT; i++) {
    const [a, out] = [random.range(0, 6.283), random.next() ** 1.5];
    const size = random.range(0.1, 0.3) * (i % 9 === 0 ? 2.1 : 1);
    const seed = random.range(0, 30);
    addBlob(
      within(model, [Math.cos(a) * out * 8.6, size * 0.55, Math.sin(a) * out * 5.2], {
        y: random.range(0, 6),
      }),
      {
        radii: [size * random.range(0.8, 1.5), size * 0.7, size],
        material: paint(kit, TONES[i % TONES.length]!, { coat: 0.04, rough: 0.7 }),
        swell: ([x, y, z]) => 0.7 + 0.7 * fbm(x * 2 + seed, y * 2 + z * 1.7, 2, 3),
        rings: 5,
        sides: 7,
      },
    );
  }
};
