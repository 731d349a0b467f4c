import { describe, expect, it } from 'vitest';
import { understand } from '#studio/lexicon/understand.ts';

describe('clouds', () => {
  it.each([
    ['mountains with clouds behind the vineyard', null],
    ['nuages au-dessus des vignes', null],
    ['grey clouds above the vineyard', 'cloudy'],
    ['a cloudy vineyard', 'cloudy'],
  ])('close the sky of a photograph only if they are grey: %s', (prompt, weather) => {
    expect(understand(prompt, { style: 'cinematic' }).weather).toBe(weather);
  });

  it('are things of a poster', () => {
    const { things } = understand('a bottle and a cloud', { style: 'illustration_poster' });
    expect(things.map(({ thing }) => thing)).toContain('cloud');
  });
});

describe('a storm that is over', () => {
  it.each([
    'hail damaged vineyard after a thunderstorm, rainbow',
    'vineyard after a heavy storm',
    'viñedo tras una tormenta',
  ])('falls no more: %s', (prompt) => {
    expect(understand(prompt).weather).toBeNull();
  });

  it('is still to come where it was not said to be over', () => {
    expect(understand('vineyard before a thunderstorm').weather).toBe('storm');
  });
});
