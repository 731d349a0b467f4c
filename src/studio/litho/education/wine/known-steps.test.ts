import { describe, expect, it } from 'vitest';
import { knownSteps } from './known-steps.ts';

const stepsFor = (prompt: string) => {
  const [, list = ''] = prompt.split(/\s*:\s/u);
  const items = list.split(', ').map((name) => ({ name, value: null }));
  return knownSteps(items, prompt);
};
const notesFor = (prompt: string) =>
  stepsFor(prompt)?.map((step) => step?.note.split(' | ')[0] ?? null);

describe('steps that a customer dictates', () => {
  it('have the notes of our plates under their own names', () => {
    const steps = stepsFor(
      'How sparkling wine is made: base wine, tirage, riddling, disgorgement, dosage',
    );
    expect(steps?.map((step) => step?.name)).toEqual([
      'base wine',
      'tirage',
      'riddling',
      'disgorgement',
      'dosage',
    ]);
    expect(steps?.every((step) => step !== null && step.note !== '')).toBe(true);
  });

  it('tell of the wine that is made, never of another', () => {
    const red = notesFor('Steps of red winemaking: harvest, fermentation, pressing');
    const white = notesFor(
      'Étapes de la vinification du blanc : vendange, fermentation, pressurage',
    );
    expect(red?.[1]).toMatch(/on the skins/);
    expect(white?.[1]).toMatch(/cool/);
    expect(white?.[2]).toMatch(/without the skins/);
  });

  it.each([
    'Steps of our tasting: welcome, cellar tour, tasting, shop',
    'How cheese is made: milk, rennet, cutting, salting',
  ])('are nobody else’s: %s', (prompt) => {
    expect(stepsFor(prompt)).toBeNull();
  });
});
