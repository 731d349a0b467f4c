import { describe, expect, it } from 'vitest';
import { discScaleOf, discSizeOf } from './sky-disc.ts';

describe('the sun and the moon', () => {
  it.each([
    ['a big sun over the hills', 'large'],
    ['a huge full moon above the vineyard', 'giant'],
    ['große Sonne', 'large'],
    ['un gran sole sopra le colline', 'large'],
    ['una luna enorme sobre la bodega', 'giant'],
    ['une petite lune', 'small'],
    ['a big bottle under the moon', null],
    ['big smile, a sunny day', null],
  ])('are as large as was said: %s', (prompt, size) => {
    expect(discSizeOf(prompt)).toBe(size);
  });

  it('keep their size where nothing was said', () => {
    expect(discScaleOf('a vineyard under the moon')).toBe(1);
    expect(discScaleOf('a big moon')).toBeGreaterThan(1.5);
  });
});
