import { expect, it } from 'vitest';
import { understand } from '#studio/lexicon/understand.ts';
import { piecesFor } from '#studio/litho/arrange/pieces.ts';
import { isHeroOfPoster } from './performing.ts';

const read = (prompt: string) => understand(prompt, { style: 'illustration_poster' });

it.each<[string, boolean]>([
  ['a woman singing at a wine festival', true],
  ['an accordion player in Paris', true],
  // Seen whole, with what stands on the floor beside them.
  ['a pianist at a grand piano with a glass of wine', false],
  ['three musicians at a wine festival', false],
  ['a man walking through the vineyard', false],
])('the one performer who is named is drawn from the knees up: %s', (prompt, isHero) => {
  expect(isHeroOfPoster(read(prompt))).toBe(isHero);
});

it('glasses of wine that are served stand on the tray', () => {
  const pieces = piecesFor(read('waitress serving wine on a tray on a terrace'));
  expect(pieces.filter(({ thing }) => thing === 'glass')).toHaveLength(2);
});

it('the opening night of a bar opens no bottle', () => {
  const { figures } = read('Wine bar opening night, waiter with a tray of glasses');
  expect(figures[0]?.action).toBeNull();
});

it('a salsa night is danced, and not eaten', () => {
  const { things, figures } = read('Salsa night at the wine bar with a dancing couple');
  expect(things.map(({ thing }) => thing)).not.toContain('salsa_dip');
  expect(figures[0]?.action).toBe('dancing');
});

it('rainbow colours are those of the bottles', () => {
  const { things } = read('six wine bottles in rainbow colors');
  expect(things.map(({ thing }) => thing)).toEqual(['bottle']);
  expect(things[0]?.colours).toHaveLength(6);
});

it('a toast in a tavern is drunk in red wine from its glass', () => {
  expect(read('two friends toasting in a tavern').wine).toBe('red');
  expect(read('friends toasting on a rooftop').wine).toBe('sparkling');
});
