import { describe, expect, it } from 'vitest';
import { understand } from '#studio/lexicon/understand.ts';

const sheetOf = (prompt: string) => understand(prompt, { style: 'illustration_poster' }).sheet;

describe('an invitation', () => {
  it.each([
    [
      'Invitation to a wine tasting evening on Friday 12 June at 7 pm, cream background',
      'Wine Tasting Evening',
    ],
    ['Invitation card for a private tasting with champagne glasses', 'Private Tasting'],
    ['Invitation à une dégustation de vins le 12 juin', 'Dégustation de Vins'],
    [
      "Invito all'inaugurazione della cantina, sabato 4 luglio ore 18",
      'Inaugurazione della Cantina',
    ],
    ['Einladung zur Weinprobe am 5. Mai um 18 Uhr', 'Weinprobe'],
    ['Wedding invitation Anna & Luca', 'Anna & Luca'],
  ])('of “%s” says to what', (prompt, title) => {
    expect(sheetOf(prompt)?.title).toBe(title);
  });

  it('stays empty where only its background is ordered', () => {
    expect(sheetOf('Wine menu background')?.title).toBe('');
  });
});

describe('what is shouted in a pop print', () => {
  it('is printed, and a label keeps its own words', () => {
    const pop = (prompt: string) => understand(prompt, { style: 'pop_art' }).texts;
    expect(pop('Man shouting "More cheese please!" with a cheese board').title).toBe(
      'More cheese please!',
    );
    expect(pop('a bottle with a label saying "Chateau Lune"').label).toEqual(['Chateau Lune']);
  });
});
