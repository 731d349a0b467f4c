import { describe, expect, it } from 'vitest';
import type { StyleId } from '#shared/rules/pictures/generation.ts';
import { direct } from '#studio/compose/direct.ts';
import { understand } from '#studio/lexicon/understand.ts';

const directed = (
  prompt: string,
  { seed = 1, style = 'gastro' }: { seed?: number; style?: StyleId } = {},
) =>
  direct({
    spec: understand(prompt, { style }),
    styleId: style,
    width: 96,
    height: 96,
    seed,
    detail: 'preview',
  });

describe('the room behind a table where one eats', () => {
  it.each([
    ['pizza and Chianti in a trattoria', ['trattoria']],
    ['tapas and a glass of Rioja', ['tavern']],
    ['sushi with Riesling', ['counter']],
    ['cheese fondue with Fendant', ['chalet', 'farmhouse']],
    ['oysters with a glass of Muscadet', ['seaside', 'bistro']],
    ['moules frites dans un bistrot', ['bistro']],
  ])('%s: %s', (prompt, rooms) => {
    for (const seed of [1, 2, 3, 4]) expect(rooms).toContain(directed(prompt, { seed }).eatery);
  });

  it('is another one, or at another hour, from seed to seed', () => {
    const looks = [1, 2, 3, 4].map((seed) => {
      const { eatery, room } = directed('steak with a glass of Malbec', { seed });
      return `${eatery} ${room}`;
    });
    expect(new Set(looks).size).toBeGreaterThanOrEqual(3);
  });

  it('has the hour that was said', () => {
    for (const seed of [1, 2, 3, 4]) {
      expect(directed('brunch with sparkling wine', { seed }).room).toBe('daylight');
      expect(directed('duck dinner in the evening', { seed }).room).not.toBe('daylight');
    }
  });

  it('is the plain room where its walls or its weather are told, and for painters', () => {
    expect(directed('steak in a restaurant with brick walls').eatery).toBeNull();
    expect(directed('pasta in a restaurant, rain outside').eatery).toBeNull();
    expect(directed('pasta in a restaurant', { style: 'pastel' }).eatery).toBeNull();
  });

  it('leaves the table as it was asked for', () => {
    expect(directed('cheese on black slate with Port')).toMatchObject({ surface: 'slate' });
  });
});
