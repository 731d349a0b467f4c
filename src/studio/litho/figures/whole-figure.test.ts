import { pointOf } from './figure-body.ts';
import { whoIsDrawn } from './who-is-drawn.ts';
import { describe, expect, it } from 'vitest';
import { inventoryDrawing } from '#studio/inventory/inventory-drawing.ts';
import { understand } from '#studio/lexicon/understand.ts';
import { drawPicture } from '#studio/litho/draw-picture.ts';
import { piecesFor } from '#studio/litho/arrange/pieces.ts';
import { portraitOf } from './portrait.ts';

const poster = (prompt: string) => understand(prompt, { style: 'illustration_poster' });

function shownIn(prompt: string): Map<string, number> {
  const sheet = { styleId: 'illustration_poster', width: 320, height: 320, seed: 1 } as const;
  const drawn = drawPicture({ spec: poster(prompt), ...sheet, detail: 'full' });
  const { things, people } = inventoryDrawing(drawn, drawn.names);
  return new Map([...things, ...people].map(({ thing, count }) => [thing, count]));
}

describe('people on posters', () => {
  it.each([
    'three friends toasting with wine glasses',
    'three women picking grapes in an autumn vineyard',
    'a couple dancing',
    'an old man with a dog in the vineyard',
    'a cyclist in the vineyard',
  ])('are seen from head to foot: %s', (prompt) => {
    expect(portraitOf(poster(prompt))).toBeNull();
  });

  it.each([
    'portrait of a sommelier with a glass',
    'a woman with a glass of red wine in a wine bar',
    'a couple toasting with champagne',
    'two friends toasting in the vineyard',
    'a winemaker with a glass of red wine in the vineyard',
  ])('are looked at closely where one only holds a glass or two toast: %s', (prompt) =>
    expect(portraitOf(poster(prompt))).not.toBeNull(),
  );

  it('are as many as were asked for, each with a glass to toast', () => {
    const shown = shownIn('two friends toasting with wine glasses');
    expect(shown.get('person')).toBe(2);
    expect(shown.get('glass')).toBe(2);
    expect(poster('a family of four at a picnic').figures).toMatchObject([{ count: 4 }]);
  });

  it.each([
    ['an accordionist in the market square', 'accordion'],
    ['un accordéoniste sur la place', 'accordion'],
    ['a guitar player', 'guitar'],
    ['Plakat mit Blasmusik', 'trumpet'],
    ['a double bass player in a wine bar', 'cello'],
    ['un contrebassiste', 'cello'],
  ])('play what is named: %s', (prompt, instrument) => {
    expect(shownIn(prompt).get(instrument)).toBeGreaterThan(0);
  });

  it('hold the instrument instead of standing beside it', () => {
    const pieces = piecesFor(poster('a man playing a saxophone'));
    expect(pieces.some(({ thing }) => thing === 'saxophone')).toBe(false);
    expect(shownIn('a man playing a saxophone').get('saxophone')).toBe(1);
  });

  it('play their own of several instruments, and leave the others standing', () => {
    const shown = shownIn('a saxophone player, a double bass and a bottle of red');
    expect([shown.get('saxophone'), shown.get('cello')]).toEqual([1, 1]);
  });

  it('of a family are its parents and their children', () => {
    const tall = piecesFor(poster('a family of four in the vineyard'))
      .filter(({ asked }) => asked === null)
      .map(({ maker }) => maker.height);
    expect(tall).toHaveLength(4);
    expect(tall[2]).toBeLessThan(tall[0] ?? 0);
  });

  it('dance with the glass in hand', () => {
    const pieces = piecesFor(poster('a woman dancing with a glass of wine'));
    expect(pieces.some(({ thing }) => thing === 'glass')).toBe(false);
    expect(shownIn('a woman dancing with a glass of wine').get('glass')).toBe(1);
  });

  it('ride where the word says so', () => {
    const shown = shownIn('a cyclist in the vineyard');
    expect([shown.get('person'), shown.get('bicycle')]).toEqual([1, 1]);
  });

  it('stomp in a vat of grapes, and who claps beside it does not', () => {
    const { figures } = poster('a man stomping grapes in a big wooden vat, two women clapping');
    expect(figures.map(({ action }) => action)).toEqual(['stomping', 'clapping']);
    expect(shownIn('a man stomping grapes in a wooden vat').get('grapes')).toBeGreaterThan(0);
  });

  it('leave a comic to its hero, not to a row of bottles', () => {
    const spec = understand('comic panel of a sommelier pouring wine', { style: 'pop_art' });
    const sheet = { styleId: 'pop_art', width: 160, height: 160, seed: 1 } as const;
    const drawn = drawPicture({ spec, ...sheet, detail: 'full' });
    expect(inventoryDrawing(drawn, drawn.names).people).toHaveLength(1);
  });

  it('have the castle of their view above a river too', () => {
    const shown = shownIn('a steamboat on the river, castle on the hill');
    expect([shown.get('castle'), shown.get('ship')]).toEqual([1, 1]);
  });

  it('prune a vine that stands before them', () => {
    const shown = shownIn('grandfather pruning vines in winter');
    expect([...shown.keys()]).toEqual(expect.arrayContaining(['person', 'secateurs', 'vines']));
  });

  it('have on the hat that was asked for, and none lies beside them', () => {
    const spec = poster('a woman with a straw hat picking grapes');
    expect(piecesFor(spec).map(({ thing }) => thing)).not.toContain('straw_hat');
    expect(shownIn('a woman with a straw hat picking grapes').get('straw_hat')).toBe(1);
  });

  it('give no child wine', () => {
    expect(shownIn('a child toasting in the vineyard').get('glass') ?? 0).toBe(0);
  });

  it.each([
    'three kids stomping grapes in a wooden tub',
    'deux femmes et un homme foulent le raisin dans une cuve',
    'eine Mutter und zwei Kinder stampfen Trauben',
  ])('share one tub: %s', (prompt) => {
    const shown = shownIn(prompt);
    expect([shown.get('person'), shown.get('tub')]).toEqual([3, 1]);
    expect(shown.has('steel_tank')).toBe(false);
  });

  it('stand in a tub each where several are named', () => {
    expect(shownIn('three women stomping grapes in three wooden tubs').get('tub')).toBe(3);
  });

  it('have children among them who are not their parents made small', () => {
    const feet = { base: [0, 0] as const, heightPx: 100 };
    const [child, grown] = [true, false].map((isChild) => ({
      shoulder: pointOf({ isChild }, [0, 0.79], feet)[1],
      hand: pointOf({ isChild }, [0, 1], feet)[1],
    }));
    expect(child!.shoulder).toBeGreaterThan(grown!.shoulder);
    expect(child!.hand).toBeLessThan(child!.shoulder);
  });

  it.each([
    ['a poster of three children', ['cast:child:3']],
    ['a family of four in the vineyard', ['cast:person:2', 'cast:child:2']],
    ['a woman and two men', ['cast:woman:1', 'cast:man:2']],
    ['a couple and a sommelier', []],
  ])('are called by what they are: %s', (prompt, traits) => {
    expect(whoIsDrawn(poster(prompt))).toEqual(traits);
  });
});
