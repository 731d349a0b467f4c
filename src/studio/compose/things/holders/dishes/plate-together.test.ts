import { describe, expect, it } from 'vitest';
import { composeShot } from '#studio/compose/compose.ts';
import { direct } from '#studio/compose/direct.ts';
import { understand } from '#studio/lexicon/understand.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';
import { askedThings } from '#studio/compose/things/asked-things.ts';

const plated = (prompt: string): readonly AskedThing[] =>
  askedThings(understand(prompt, { style: 'gastro' }));
/** 'roast_goose + red_cabbage + dumplings, glass'. */
const said = (prompt: string): string =>
  plated(prompt)
    .map(({ thing, plated: on }) => [thing, ...(on?.sides ?? []).map((s) => s.thing)].join(' + '))
    .join(', ');

describe('dishes on their plates', () => {
  it.each([
    ['goose with red cabbage and dumplings', 'roast_goose + red_cabbage + dumplings'],
    ['Gänsebraten mit Rotkohl und Knödeln', 'roast_goose + red_cabbage + dumplings'],
    ['steak, fries and a glass of malbec', 'steak + fries, glass'],
    ['asparagus with ham and hollandaise', 'asparagus + ham + hollandaise'],
    ['pad thai with prawns', 'pad_thai + prawn'],
    ['steak frites', 'steak + fries'],
    ['oysters and lemons', 'oyster, lemon'],
    ['spaghetti carbonara and tiramisù', 'carbonara, tiramisu'],
    ['a bowl of ramen', 'ramen'],
    ['venison stew in a cast iron pot', 'beef_bourguignon'],
    ['una ración de pulpo a la gallega', 'pulpo'],
    ['escargots au beurre', 'snails + butter'],
    ['tabla de pulpo a la gallega', 'pulpo'],
    ['foie gras with toast', 'foie_gras + toast_points'],
    ['oca arrosto con patate', 'roast_goose + roast_potatoes'],
  ])('reads %s', (prompt, expected) => {
    expect(said(prompt)).toBe(expected);
  });

  it.each([
    'beef carpaccio with rocket and parmesan next to an open bottle of Brunello',
    'carpaccio de bœuf au parmesan à côté d’une bouteille de Brunello',
    'carpaccio di manzo con parmigiano accanto a una bottiglia di Brunello',
    'carpaccio de buey con parmesano junto a una botella de vino tinto',
    'Rindercarpaccio mit Parmesan neben einer Flasche Brunello',
  ])('stands the whole dish where a part of it is said to be: %s', (prompt) => {
    const [dish, bottle, ...rest] = plated(prompt);
    expect(dish?.plated?.sides.map(({ thing }) => thing)).toContain('hard_cheese');
    expect(dish?.relation).toEqual({ kind: 'beside', to: 1 });
    expect(bottle?.thing).toBe('bottle');
    expect(rest.filter(({ thing }) => thing !== 'glass')).toEqual([]);
  });

  it('lays a dish on no other thing once the toast is on its plate', () => {
    const [dish] = plated('sardines on toast with a glass of vinho verde');
    expect(dish?.thing).toBe('sardines');
    expect(dish?.relation).toBeNull();
  });

  it('serves a dish in the vessel that is named, and puts no second one beside it', () => {
    const [dish, ...rest] = plated('tagliatelle al ragù in a blue bowl');
    expect(dish?.plated?.holder?.thing).toBe('bowl');
    expect(dish?.plated?.holder?.colour?.name).toBe('blue');
    expect(rest).toEqual([]);
    expect(plated('beef wellington on a wooden board')[0]?.plated?.holder?.thing).toBe('board');
  });

  it('keeps several snails on one plate', () => {
    const spec = understand('snails in garlic butter', { style: 'gastro' });
    const { stage } = composeShot({
      spec,
      styleId: 'gastro',
      width: 256,
      height: 256,
      seed: 1,
      detail: 'preview',
    });
    expect(stage.scene.objects.filter(({ thing }) => thing === 'snails')).toHaveLength(1);
  });

  it.each(['a glass of wine and bobotie', 'a glass of red wine and roast goose'])(
    'adds no bread, cheese or figs to %s',
    (prompt) => {
      const spec = understand(prompt, { style: 'gastro' });
      const brief = { spec, styleId: 'gastro', width: 64, height: 64, seed: 2, detail: 'preview' };
      expect(direct({ ...brief, styleId: 'gastro', detail: 'preview' }).food).toEqual([]);
    },
  );
});
