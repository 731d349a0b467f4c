import { describe, expect, it } from 'vitest';
import { understand } from '#studio/lexicon/understand.ts';
import { THINGS } from '#studio/things/catalogue.ts';
import { EVENTS } from './events.ts';
import type { EventId } from './events.ts';

const PHOTOGRAPHED = new Set<string>(
  THINGS.filter(({ madeBy }) => madeBy.includes('photo')).map(({ id }) => id),
);
const ROWS = Object.entries(EVENTS) as [EventId, (typeof EVENTS)[EventId]][];
const wordsOf = (words: string) => words.split('|').map((word) => word.trim());

/** What a photograph could show of an occasion, in the words of its proofs. */
function shownBy(prompt: string): Set<string> {
  const { things, place, figures, subjects, season } = understand(prompt);
  const people = figures.reduce((sum, { count }) => sum + count, 0);
  return new Set([
    ...things.filter(({ thing }) => PHOTOGRAPHED.has(thing)).map(({ thing }) => `thing:${thing}`),
    ...(place ? [`place:${place}`] : []),
    ...(people > 0 ? ['people:1'] : []),
    ...(people > 1 ? ['people:2'] : []),
    ...(subjects.includes('tasting_row') ? ['many:glass'] : []),
    ...(season ? [`trait:season:${season}`] : []),
    // Fireworks are painted into the sky.
    ...(things.some(({ thing }) => thing === 'firework') ? ['thing:firework'] : []),
    ...(things.some(({ thing }) => SERVED.has(thing)) ? ['food'] : []),
  ]);
}

const SERVED: ReadonlySet<string> = new Set(['croissant', 'olive', 'bread']);

describe('an occasion', () => {
  it('is one of some fifty', () => expect(ROWS.length).toBeGreaterThanOrEqual(50));

  it.each(ROWS)(
    '%s shows by what it brings where nothing else is said',
    (id, { words, proofs }) => {
      const silent = wordsOf(words).filter((word) => {
        const shown = shownBy(word);
        return !proofs.some((proof) => shown.has(proof));
      });
      expect(silent, id).toEqual([]);
    },
  );

  it('brings nothing that the prompt has already', () => {
    const { things } = understand('a rose and a bottle of red for our anniversary');
    expect(things.map(({ thing }) => thing)).toEqual(['rose', 'bottle']);
  });

  it('keeps people out where they are refused', () => {
    expect(understand('date night, no people').figures).toEqual([]);
  });

  it('is held where the prompt says', () => {
    expect(understand('happy hour on the beach').place).toBe('beach');
    expect(understand('happy hour').place).toBe('wine_bar');
  });
});
