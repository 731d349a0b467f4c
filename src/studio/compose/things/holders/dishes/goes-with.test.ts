import { describe, expect, it } from 'vitest';
import { understand } from '#studio/lexicon/understand.ts';
import { askedThings } from '#studio/compose/things/asked-things.ts';

/** 'pizza + ham + olive, glass'. */
const said = (prompt: string): string =>
  askedThings(understand(prompt, { style: 'gastro' }))
    .map(({ thing, plated }) => [thing, ...(plated?.sides ?? []).map((s) => s.thing)].join(' + '))
    .join(', ');

describe('what belongs to a dish', () => {
  it.each([
    ['pizza with ham and olives', 'pizza + ham + olive'],
    ['pizza, olives and a glass of wine', 'pizza, olive, glass'],
    ['magret de canard aux figues', 'duck_breast + fig'],
    ['duck breast and a bowl of figs', 'duck_breast, bowl, fig'],
    ['gnocchi al gorgonzola con noci', 'gnocchi + blue_cheese + walnut'],
    ['Salat mit Walnüssen und Ziegenkäse', 'salad + walnut + soft_cheese'],
    ['spaghetti with meatballs', 'pasta + meatballs'],
    ['a bowl of onion soup with melted cheese, a green salad', 'onion_soup + melted_cheese, salad'],
    ['burger with melted cheese and fries', 'burger, melted_cheese, fries'],
    [
      'grilled salmon with asparagus on a white plate, a glass of Sauvignon Blanc',
      'salmon_plate + asparagus, glass',
    ],
    ['bruschetta with tomatoes and basil', 'bruschetta + tomato + herbs'],
  ])('reads %s', (prompt, expected) => {
    expect(said(prompt)).toBe(expected);
  });
});

describe('sorts', () => {
  it('lays each cheese that is named on the board, and a general word adds none', () => {
    expect(said('cheese board with gouda, comté, manchego and camembert')).toBe(
      'board, hard_cheese, hard_cheese, hard_cheese, soft_cheese',
    );
    expect(said('a wedge of gouda, the best cheese')).toBe('hard_cheese');
  });

  it('heaps each berry that is named by itself', () => {
    expect(said('raspberries, blackberries and blackcurrants')).toBe('berry, berry, berry');
  });
});

describe('boards', () => {
  it('keeps a baguette beside the board, unless it is said to lie on it', () => {
    const onBoard = (prompt: string): string[] =>
      askedThings(understand(prompt, { style: 'gastro' }))
        .filter(({ relation }) => relation?.kind === 'on')
        .map(({ thing }) => thing);
    expect(onBoard('un plateau de fromages, une baguette et un verre de vin')).toEqual([
      'hard_cheese',
      'soft_cheese',
      'blue_cheese',
    ]);
    expect(onBoard('baguette and brie on a board')).toContain('baguette');
  });
});

describe('wrapping paper', () => {
  const wearing = (prompt: string): string =>
    askedThings(understand(prompt))
      .map(({ thing, wears = [] }) => [thing, ...wears.map((part) => part.thing)].join(' in '))
      .join(', ');

  it('is round the bottle that is wrapped in it, and a roll beside another', () => {
    expect(wearing('a bottle wrapped in gold wrapping paper')).toBe('bottle in wrapping_paper');
    expect(wearing('a bottle and a roll of wrapping paper')).toBe('bottle, wrapping_paper');
  });
});

describe('courses', () => {
  it('brings several little dishes for tapas, and only those that are told', () => {
    expect(said('tapas and a glass of sherry')).toBe(
      'ham, glass, olive, gambas_al_ajillo, patatas_bravas, croquetas, tortilla_espanola, boquerones',
    );
    expect(said('tapas: chorizo and a glass of sherry')).not.toContain('gambas');
    expect(said('mezze and a glass of white wine')).toBe('hummus, glass, falafel, olive, feta');
    const mezze = askedThings(understand('mezze and a glass of white wine'));
    expect(mezze.filter(({ plated }) => plated).map(({ thing }) => thing)).toEqual(['hummus']);
  });

  it('lays no second tray under a seafood platter', () => {
    expect(said('plateau de fruits de mer')).toBe('oyster');
  });
});
