import { describe, expect, it } from 'vitest';
import { understand } from '#studio/lexicon/understand.ts';

const figuresOf = (prompt: string) =>
  understand(prompt).figures.map(({ who, role, action }) => [role ?? who, action]);

describe('somebody who is named twice', () => {
  it.each([
    ['Our winemaker, a bearded man in a blue apron, in the cellar', [['winemaker', null]]],
    ['The sommelier, a woman with glasses', [['sommelier', null]]],
    ['Bacchus as a chubby young man', [['man', null]]],
    [
      'A chef and a sommelier in the kitchen, the chef holds a spoon, the sommelier tasting',
      [
        ['chef', 'holding'],
        ['sommelier', 'tasting'],
      ],
    ],
  ])('is there once: %s', (prompt, figures) => {
    expect(figuresOf(prompt)).toEqual(figures);
  });

  it('leaves a list of people as it is', () => {
    expect(figuresOf('Our winemaker, a waiter and a guest in the cellar')).toHaveLength(3);
  });

  it('takes an animal that is told more exactly for the same', () => {
    const { things } = understand('Unser Hund, ein brauner Labrador, vor dem Fass');
    expect(things.filter(({ thing }) => thing === 'dog')).toHaveLength(1);
  });

  it.each([
    ['Un enfant assis sur les épaules de son père', ['child', 'man']],
    ['Il cameriere porta due pizze', ['waiter']],
    ['Un caviste et une cliente, elle tient une bouteille dans chaque main', ['person', 'person']],
  ])('keeps who they are: %s', (prompt, who) => {
    expect(understand(prompt).figures.map((one) => one.role ?? one.who)).toEqual(who);
    expect(understand(prompt).figures.every(({ part }) => part === 'figure')).toBe(true);
  });
});
