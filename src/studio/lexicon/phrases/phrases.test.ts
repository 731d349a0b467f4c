import { describe, expect, it } from 'vitest';
import { understand } from '#studio/lexicon/understand.ts';

/** 'three lemons left of 1': a short way to write what was read. */
function said(prompt: string): string[] {
  return understand(prompt).things.map(({ thing, count, colour, fill, states, relation }) =>
    [count, colour?.name, fill, ...states, thing, relation && `${relation.kind} ${relation.to}`]
      .filter((part) => part !== null && part !== undefined)
      .join(' '),
  );
}

describe('noun phrases', () => {
  it.each([
    ['an olive-green bottle on wet stone', ['1 olive bottle']],
    ['Barolo con tartufo bianco', ['white truffle', 'bottle']],
    ['three lemons left of a decanter', ['3 lemon left_of 1', '1 decanter']],
    ['an empty glass and a half full bottle', ['1 empty glass', '1 half bottle']],
    ['a red rose and two glasses of rosé', ['1 red rose', '2 glass']],
    ['orange napkin and two oranges', ['orange napkin', '2 orange']],
    ['lemon cake with a glass of sauternes', ['cake', '1 glass']],
    ['gâteau au chocolat et un verre de porto', ['cake', '1 glass']],
    ['corkscrew, bottle, glass, decanter', ['corkscrew', 'bottle', 'glass', 'decanter']],
    ['burnt toast with jam', ['toast_points', 'jar']],
    ['toast with ham', ['toast_points', 'ham']],
    ['sailing boat and white wine', ['boat', 'glass']],
    ['a glass decanter', ['1 decanter']],
    ['Plakat am Samstag und am Donnerstag', []],
    ['Arbeitsblatt mit Kerze', ['candle']],
    ['Deckblatt mit Weinblatt', ['vine_leaf']],
    ['behind the bottle a candle', ['bottle', '1 candle behind 0']],
    ['glass on the left, bottle on the right', ['glass left_of 1', 'bottle']],
    ['a loaf of sourdough bread, sliced, and a glass', ['1 sliced bread', '1 glass']],
    // A place behind moves no thing.
    ['two glasses and a bottle, a vineyard behind', ['2 glass', '1 bottle']],
    ['a bottle and a candle with mountains behind', ['1 bottle', '1 candle']],
    ['a steak and a glass of malbec on a wooden board', ['1 steak on 2', '1 glass', '1 board']],
    ['champagne in an ice bucket on a yacht', ['1 ice_bucket', 'bottle in 0']],
    ['une bouteille de champagne dans un seau à glace', ['1 bottle in 1', '1 ice_bucket']],
    ['Drei Gläser Riesling auf einem Fass', ['3 glass on 1', 'barrel']],
    ['una copa de vino tinto con jamón y aceitunas', ['1 glass', 'ham', 'olive']],
    ['olive verdi e un calice di rosato', ['green olive', '1 glass']],
    [
      'picnic in the vineyard with a basket and rosé',
      ['1 basket', 'baguette in 0', 'grapes', 'bottle', '2 glass'],
    ],
    ['cheese and wine without bread', ['hard_cheese', 'glass']],
    ['dusty old bottles in a cellar', ['old dusty bottle']],
    ['a bottle of rosé lying in the sand', ['1 lying bottle']],
    ['deux verres pleins et une bouteille vide', ['2 full glass', '1 empty bottle']],
    ['two barrels, a bottle on one of them', ['2 barrel', '1 bottle on 0']],
    ['ein Fass mit zwei Gläsern darauf', ['1 barrel', '2 glass on 0']],
    ['a bowl with cherries, figs and a glass', ['1 bowl', 'cherry in 0', 'fig in 0', '1 glass']],
    ['a bowl of cherries, figs', ['1 bowl', 'cherry in 0', 'fig']],
    ['a crate of apples next to a barrel', ['1 crate beside 2', 'apple in 0', '1 barrel']],
    ['a wheelbarrow full of grapes', ['1 wheelbarrow', 'grapes in 0']],
    ['quesos en un plato', ['hard_cheese on 1', '1 plate']],
    ['a bottle on a garden bench', ['1 bottle on 1', '1 bench']],
    ['ein Korb mit Äpfeln und Birnen', ['1 basket', 'apple in 0', 'pear in 0']],
    ['gift box with a red ribbon', ['gift_box', '1 red ribbon']],
    ['a burgundy bottle and a pink candle', ['1 bottle', '1 pink candle']],
    ['Noël devant la cheminée, une bouteille', ['1 bottle', 'pine', 'holly']],
    ['Silvester, zwei Sektgläser', ['2 champagne_flute', 'firework']],
    ['birthday party with a cake', ['1 cake']],
    ['una torta e il burro', ['1 cake', 'butter']],
    ['un burro y una vaca', ['1 donkey', '1 cow']],
    ['ein Mann mit Hut', ['straw_hat']],
    ['une porte ouverte et des tonneaux', ['1 open door', 'barrel']],
    ['pistachios and a walnut', ['pistachio', '1 walnut']],
  ])('reads %s', (prompt, expected) => {
    expect(said(prompt)).toEqual(expected);
  });

  it('keeps colours with their nouns, so that no truffle turns a Barolo white', () => {
    expect(understand('Barolo con tartufo bianco').wine).toBe('red');
    expect(understand('an olive-green bottle').bottleGlass).toBe('olive');
    expect(understand('a bottle on wet stone').weather).toBeNull();
    expect(understand('a bottle on a wet black table').weather).toBeNull();
    expect(understand('a vineyard in wet weather').weather).toBe('rain');
  });
});

describe('wineries and their things', () => {
  it('are houses beside vines and cellars elsewhere', () => {
    expect(understand('Viñedo en otoño con una bodega al fondo').place).toBe('vineyard');
    expect(understand('bodega con barricas y viñedo').place).toBe('vault_cellar');
    expect(understand('wine barrels outside the winery').place).toBe('house_front');
  });

  it('have crates of grapes', () => {
    const { things } = understand('three grape crates in front of the winery');
    expect(things.map(({ thing, count }) => [thing, count])).toEqual([
      ['crate', 3],
      ['grapes', null],
    ]);
    expect(things[1]?.relation).toEqual({ kind: 'in', to: 0 });
  });

  it('stand where their quoted label was said to be', () => {
    const { things } = understand('a bottle with a label "NOIR" on a pedestal with smoke');
    expect(things[0]?.relation).toEqual({ kind: 'on', to: 2 });
  });

  it('share the tray with the glasses named beside them', () => {
    const { things } = understand('a bottle of champagne and two glasses on a silver tray');
    expect(things.map(({ relation }) => relation?.kind ?? null)).toEqual(['on', 'on', null]);
  });

  it('cool a wine in its bucket, by whatever name it was called', () => {
    const { things } = understand('champagne in a silver bucket on the terrace');
    expect(things.map(({ thing }) => thing)).toEqual(['ice_bucket', 'bottle']);
  });

  it('stand on the shelf that has something else on it', () => {
    const { things } = understand('Three bottles, white, rosé and red, on a shelf with eucalyptus');
    expect(things[0]?.relation).toEqual({ kind: 'on', to: 1 });
  });

  it('leave room for words', () => {
    const spaceOf = (prompt: string) => understand(prompt).copySpace;
    expect(spaceOf('a bottle, plenty of space on the right for text')).toBe('right');
    expect(spaceOf('vineyard hills with plenty of sky for a headline')).toBe('top');
    expect(spaceOf('a vineyard under a wide sky')).toBeNull();
  });

  it('are seen after the rain without any rain', () => {
    expect(understand('vineyard after the rain').weather).toBeNull();
    expect(understand('golden evening light over the vineyard').time).toBe('golden_hour');
    expect(understand('vineyard in May').season).toBe('spring');
  });
});

describe('what else a prompt says', () => {
  it.each([
    ['white background packshot of a bottle', { place: 'white_ground' }],
    ['bottle on black', { place: 'black_ground' }],
    ['bouteille sur fond jaune', { place: 'colour_ground' }],
    ['Flasche mit transparentem Hintergrund', { place: 'no_ground' }],
    ['a glass, space for text on the left', { copySpace: 'left' }],
    ['bottle on the left, empty space on the right for text', { copySpace: 'right' }],
    ['empty space for text on the left, a bottle on the right', { copySpace: 'left' }],
    ['a Riesling bottle', { bottle: 'hock', varietal: { name: 'Riesling' } }],
    [
      'a bottle with empty space on the right for text',
      { copySpace: 'right', things: [{ thing: 'bottle', fill: null }] },
    ],
    ['verre de blanc, espace pour le texte en haut', { copySpace: 'top' }],
    ['barrels in a vaulted stone cellar', { place: 'vault_cellar' }],
    ['three barrels and a candle', { place: null }],
    ['a picnic in the vineyard', { place: 'vineyard' }],
    ['Wedding table outdoors', { place: 'wedding' }],
    ['lemon on a blue and white tablecloth', { surfaceColour: { name: 'blue' } }],
    ['cake on a light blue background', { colours: [{ name: 'blue', hex: '#a8cdea' }] }],
    ['a decanter on velvet', { surface: 'velvet', surfaceColour: null }],
    ['ein Weinberg in Herbstfarben, Abendlicht', { season: 'autumn', time: 'dusk' }],
  ])('reads %s', (prompt, expected) => {
    expect(understand(prompt)).toMatchObject(expected);
  });

  it.each([
    ['hands holding a glass', [{ part: 'hands', count: 2, action: 'holding' }]],
    ['a woman with a glass in her left hand', [{ who: 'woman', part: 'figure' }]],
    ['an old winemaker holding grapes in his hands', [{ role: 'winemaker', part: 'figure' }]],
    ['a woman winemaker in the cellar', [{ who: 'woman', role: 'winemaker', count: 1 }]],
    ['eine Winzerin im Weinberg', [{ who: 'woman', role: 'winemaker' }]],
    ['couple toasting on a terrace', [{ who: 'couple', count: 2, action: 'toasting' }]],
    ['four friends at a table', [{ who: 'group', count: 4 }]],
    ['a cellar, no people', []],
    ['a robot sommelier', []],
    ['une table pour quatre personnes', []],
    ['a king with a goblet', [{ who: 'man', count: 1 }]],
  ])('reads the people of: %s', (prompt, expected) => {
    expect(understand(prompt).figures).toMatchObject(expected);
  });
});

describe('who is asked for', () => {
  it.each([
    ['portrait of a sommelier', ['person']],
    ['a dog sniffing a glass like a sommelier', []],
    ['a grandfather and his granddaughter', ['man', 'child']],
    ['Une petite fille qui mange du raisin', ['child']],
    ['due contadini con cesti di uva', ['person']],
  ])('in “%s”: %j', (prompt, who) => {
    expect(understand(prompt).figures.map((figure) => figure.who)).toEqual(who);
  });
});
