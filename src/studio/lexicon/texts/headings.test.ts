import { describe, expect, it } from 'vitest';
import { understand } from '#studio/lexicon/understand.ts';

const titleOf = (prompt: string) => understand(prompt, { style: 'illustration_poster' }).title;

describe('the title of a poster', () => {
  it.each([
    ['travel poster of Tuscany with cypresses', 'Tuscany'],
    ['travel poster of the Rhine with a castle', 'Rhine'],
    ['affiche de la Toscane', 'Toscane'],
    ['travel poster of the Tuscan hills', 'Toscana'],
    ['poster of chateauneuf du pape', 'Châteauneuf-du-Pape'],
    ['plakat weinfest an der mosel', 'Weinfest an der Mosel'],
  ])('calls the land as the customer does: %s', (prompt, title) => {
    expect(titleOf(prompt)).toBe(title);
  });
});
