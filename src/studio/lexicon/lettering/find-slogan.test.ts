import { describe, expect, it } from 'vitest';
import { understand } from '#studio/lexicon/understand.ts';
import { findSlogan } from './find-slogan.ts';

describe('a saying', () => {
  it.each([
    'Life is too short to drink bad wine',
    'Save water drink wine',
    'In vino veritas',
    'Wine a little, laugh a lot',
    'Rosé all day',
    'Das Leben ist zu kurz für schlechten Wein',
  ])('is the title of its poster: %s', (prompt) => {
    expect(understand(prompt, { style: 'illustration_poster' }).texts.title).toBe(prompt);
  });

  it('ends where what is seen begins', () => {
    const { texts, things } = understand("Prosecco o'clock, clock and glass", { style: 'pop_art' });
    expect(texts.title).toBe("Prosecco o'clock");
    expect(things.map(({ thing }) => thing)).toContain('clock');
  });

  it.each([
    'I need a poster with a bottle',
    'we have a table in the garden',
    'a glass of wine',
    'two friends on a terrace',
  ])('is not made of an order: %s', (prompt) => {
    expect(findSlogan(prompt)).toEqual([]);
  });

  it('shows an empty glass where the wine is gone', () => {
    const { things } = understand('We are out of wine', { style: 'illustration_poster' });
    expect(things).toMatchObject([{ thing: 'glass', fill: 'empty' }]);
    expect(understand('no wine list on the table').things).not.toMatchObject([{ fill: 'empty' }]);
  });
});
