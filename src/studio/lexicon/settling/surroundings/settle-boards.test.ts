import { describe, expect, it } from 'vitest';
import { understand } from '#studio/lexicon/understand.ts';

const thingsOf = (prompt: string) => understand(prompt).things.map(({ thing }) => thing);

describe('a list and the board that it is on', () => {
  it.each([
    'wine list on a slate board in front of a bistro',
    'slate board with the wine list',
    'menu written on a chalkboard',
    'the menu on a large wooden board',
    'carte des vins sur une ardoise devant un bistrot',
    'carta dei vini su una lavagna',
    'carta de vinos en una pizarra',
    'Weinkarte auf einer Schiefertafel',
  ])('are one chalk board: %s', (prompt) => {
    expect(thingsOf(prompt)).toEqual(['blackboard']);
    expect(understand(prompt).words.every(({ proofs }) => proofs.length > 1)).toBe(true);
  });

  it.each([
    ['cheese on a slate board', ['hard_cheese', 'board']],
    ['cheese on a slate board next to a menu', ['hard_cheese', 'board', 'menu_card']],
    ['menu on a wooden table', ['menu_card']],
  ])('stay what they are where nothing is written on it: %s', (prompt, things) => {
    expect(thingsOf(prompt)).toEqual(things);
  });
});

describe('a platter', () => {
  it('of metal is a tray, and any other is what the dish comes on', () => {
    const [, tray] = understand('oysters on a silver platter').things;
    expect([tray?.thing, tray?.material]).toEqual(['tray', 'silver']);
    expect(thingsOf('oysters on a platter')).not.toContain('tray');
  });
});
