import { describe, expect, it } from 'vitest';
import { labelFor } from '#studio/labels/label-for.ts';
import { understand } from '#studio/lexicon/understand.ts';
import { labelOf } from './assort-labels.ts';

const labels = (prompt: string): number[] =>
  [0, 1, 2].map((nth) => labelOf(understand(prompt), nth));

describe('bottles of different wines', () => {
  it.each([
    'three wine bottles with different labels',
    'a selection of wines in a row',
    'drei Flaschen mit verschiedenen Etiketten',
    'trois bouteilles avec des étiquettes différentes',
  ])('wear labels of their own: %s', (prompt) => {
    expect(labels(prompt)).toEqual([0, 1, 2]);
  });

  it.each(['three bottles of our wine', 'different bottles with the label "Clos Marin"'])(
    'all wear the one label of the picture: %s',
    (prompt) => {
      expect(labels(prompt)).toEqual([0, 0, 0]);
    },
  );

  it('have labels of other designs', () => {
    const spec = understand('three bottles with different labels');
    const designs = [1, 2, 3, 4].map((nth) => labelFor(spec, 7, nth).design);
    expect(new Set(designs).size).toBe(4);
  });
});
