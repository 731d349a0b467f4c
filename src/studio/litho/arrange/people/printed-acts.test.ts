import { describe, expect, it } from 'vitest';
import { understand } from '#studio/lexicon/understand.ts';
import { slicedFor } from '#studio/litho/things/states/sliced.ts';
import { piecesFor } from '#studio/litho/arrange/pieces.ts';

const piecesOf = (prompt: string) =>
  piecesFor(understand(prompt, { style: 'illustration_poster' })).map(({ thing }) => thing);

describe('pieces of a print', () => {
  it('has one hand that pours, with its bottle and its glass', () => {
    expect(piecesOf('a hand pouring red wine into a glass')).toEqual(['hand']);
  });

  it('has no sheet of paper beside a bottle that wears its label', () => {
    expect(piecesOf('a bottle with a red label')).toEqual(['bottle']);
    expect(understand('a bottle with a skull label', { style: 'pop_art' }).emblem).toBe('skull');
  });

  it('has no second bridge in a town that is known by its own', () => {
    expect(piecesOf('travel poster of Porto with the bridge')).not.toContain('bridge');
  });

  it('shows an orange slice by its segments', () => {
    const { things } = understand('an orange slice', { style: 'pop_art' });
    expect(things.map((asked) => slicedFor(asked) !== null)).toEqual([true]);
  });

  it('puts backpacks on the backs of walkers, and one that stands somewhere beside them', () => {
    expect(piecesOf('three hikers with backpacks in the vineyard')).not.toContain('backpack');
    expect(piecesOf('a backpack and a bottle')).toContain('backpack');
  });

  it('has nobody in a family of hedgehogs', () => {
    const { figures } = understand('a family of hedgehogs', { style: 'illustration_poster' });
    expect(figures).toEqual([]);
  });
});
