import { describe, expect, it } from 'vitest';
import { understand } from '#studio/lexicon/understand.ts';

const read = (prompt: string) => understand(prompt, { style: 'gastro' });
const thingsIn = (prompt: string) =>
  read(prompt).things.map(({ thing, count }) => [count, thing].filter(Boolean).join(' '));

describe('what marketing says in its own words', () => {
  it.each([
    ['brie on a round slate', ['soft_cheese', '1 board']],
    ['a six-bottle wooden case of our Riesling', ['1 wooden_case', '6 bottle']],
    ['a pot of red geraniums', ['1 potted_plant']],
    ['steak on a cast iron pan', ['steak', '1 frying_pan']],
    ['a bunch of grapes with water drops on the berries', ['1 grapes', 'dewdrops']],
    [
      'vegetarian tapas: patatas bravas, padrón peppers and olives',
      ['patatas_bravas', 'padron_peppers', 'olive'],
    ],
  ])('names these things: %s', (prompt, expected) => {
    expect(thingsIn(prompt)).toEqual(expected);
  });

  it('fills each of two glasses as it was said', () => {
    const { things } = read('two glasses, one with red and one with white wine');
    expect(things[0]?.wines).toEqual(['red', 'white']);
  });

  it('takes slate without an article for the table', () => {
    expect(read('a bottle on dark slate').surface).toBe('slate');
    expect(thingsIn('a bottle on a slate table')).toEqual(['1 bottle']);
  });

  it.each(['a wedding table with a green eucalyptus runner', 'a laid table with a white runner'])(
    'lets nobody run over the table: %s',
    (prompt) => {
      expect(read(prompt).figures).toEqual([]);
    },
  );

  it.each([
    'mother and daughter running the family winery, standing between the barrels',
    'two brothers who run a small wine shop',
    'dos hermanas que llevan la bodega',
  ])('lets nobody run or carry who runs a house: %s', (prompt) => {
    const acts = read(prompt).figures.map(({ action }) => action);
    expect(acts.length).toBeGreaterThan(0);
    expect(acts).not.toContain('running');
    expect(acts).not.toContain('carrying');
  });

  it('dyes what is told in a colour', () => {
    const { things, colours } = read('a glass of rosé and a linen napkin in sage green');
    expect(things.find(({ thing }) => thing === 'napkin')?.colour?.name).toBe('green');
    expect(colours).toEqual([]);
  });

  it('puts what sticks out of a bag into it', () => {
    const { things } = read(
      'a white bottle bag with rope handles, a bottle of wine sticking out of it',
    );
    expect(things.map(({ thing }) => thing)).toEqual(['gift_bag', 'bottle']);
    expect(things[1]?.relation).toEqual({ kind: 'in', to: 0 });
  });

  it('tells pale wood from light', () => {
    expect(read('flat lay on light oak').surfaceColour?.name).toBe('pale');
  });

  it('leaves a bottle that stands beside its box outside of it', () => {
    const { things } = read(
      'a black gift box with a gold ribbon, a bottle of red wine standing beside it',
    );
    const bottle = things.find(({ thing }) => thing === 'bottle');
    expect(bottle?.relation?.kind).not.toBe('in');
  });

  it('puts the olives of a platter into their bowl, and not the platter', () => {
    const { things } = read('a wooden board with salami and green olives in a small ceramic bowl');
    const bowl = things.findIndex(({ thing }) => thing === 'bowl');
    expect(things.find(({ thing }) => thing === 'olive')?.relation).toEqual({
      kind: 'in',
      to: bowl,
    });
    expect(things.find(({ thing }) => thing === 'board')?.relation ?? null).toBeNull();
  });
});
