import { expect, it } from 'vitest';
import { composeShot } from '#studio/compose/compose.ts';
import { understand } from '#studio/lexicon/understand.ts';
import type { ThingId } from '#studio/things/catalogue.ts';

const REFUSALS: readonly (readonly [string, readonly ThingId[]])[] = [
  ['dinner for two, no candles', ['candle']],
  ['barrel cellar without candles', ['candle']],
  ['a glass in the cellar, no barrels', ['barrel']],
  ['wine pairing dinner without cheese', ['hard_cheese', 'blue_cheese', 'soft_cheese']],
  ['overhead wine table, no corkscrew and no napkin', ['corkscrew']],
  ['wine tasting without walnuts', ['walnut']],
  ['a glass of white, no lemon', ['lemon']],
  ['harvest, no vine leaves', ['vine_leaf']],
];

it.each(REFUSALS)('%s: shows none', (prompt, things) => {
  for (const seed of [1, 2, 3]) {
    const spec = understand(prompt, { style: 'cinematic', size: 'square' });
    const brief = { spec, seed, width: 256, height: 256, detail: 'preview' } as const;
    const { scene } = composeShot({ ...brief, styleId: 'cinematic' }).stage;
    const built = new Set(scene.primitives.map(({ object }) => object));
    const seen = scene.objects.filter(({ id }) => built.has(id)).map(({ thing }) => thing);
    expect(seen.filter((thing) => thing && things.includes(thing))).toEqual([]);
  }
});

it('keeps what is asked for beside what is refused', () => {
  const spec = understand('three oranges, no lemon', { style: 'cinematic', size: 'square' });
  const size = { width: 256, height: 256 };
  const brief = { spec, seed: 1, detail: 'preview', styleId: 'cinematic', ...size } as const;
  const { scene } = composeShot(brief).stage;
  const built = new Set(scene.primitives.map(({ object }) => object));
  const oranges = scene.objects.filter(({ id, thing }) => thing === 'orange' && built.has(id));
  expect(oranges).toHaveLength(3);
});
