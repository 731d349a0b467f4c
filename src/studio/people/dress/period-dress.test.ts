import { expect, it } from 'vitest';
import { composeShot } from '#studio/compose/compose.ts';
import { understand } from '#studio/lexicon/understand.ts';

const SEEDS = [1, 2, 3, 4, 5, 6];

function castOf(prompt: string, seed: number) {
  const spec = understand(prompt, { style: 'classical_heritage' });
  const shot = { spec, styleId: 'classical_heritage', width: 64, height: 64, seed } as const;
  return composeShot({ ...shot, detail: 'full' }).stage.people;
}

it('an old winemaker in oil is one bearded man in a coat, his linen at the neck', () => {
  for (const seed of SEEDS) {
    const { shape, wardrobe } = castOf(
      'Portrait of an old winemaker with a glass of wine',
      seed,
    )[0]!;
    expect(shape).toMatchObject({
      isWoman: false,
      hasBeard: true,
      linen: 'band',
      dress: 'trousers',
    });
    expect(shape.hat).not.toBe('bonnet');
    expect(wardrobe.cut).toBe('jacket');
  }
});

it('a woman who makes wine stays one', () => {
  for (const seed of SEEDS)
    expect(castOf('Portrait of a woman winemaker with a glass', seed)[0]!.shape.isWoman).toBe(true);
});

it('peasants carry their baskets each in a way of their own, and stand in depth', () => {
  const people = castOf('Harvest scene with peasants carrying baskets', 1);
  expect(new Set(people.map(({ shape }) => shape.pose)).size).toBe(3);
  const metres = people.map((one) => one.metres).toSorted((a, b) => a - b);
  expect(metres.at(-1)! / metres[0]!).toBeGreaterThan(1.3);
});

it('Bacchus is stout and bearded', () => {
  for (const seed of SEEDS) {
    const { shape } = castOf('Bacchus with a crown of vine leaves', seed)[0]!;
    expect(shape.hasBeard).toBe(true);
    expect(shape.build).toBeGreaterThan(1.25);
  }
});
