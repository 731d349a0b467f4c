import { describe, expect, it } from 'vitest';
import type { StyleId } from '#shared/rules/pictures/generation.ts';
import { understand } from './understand.ts';

/** Things with their numbers, as a reader would note them: 'crate×2 grapes'. */
const things = (prompt: string, style?: StyleId): string =>
  understand(prompt, style && { style })
    .things.map(({ thing, count }) => thing + (count === null ? '' : `×${count}`))
    .join(' ');
const figures = (prompt: string): string =>
  understand(prompt)
    .figures.map(({ count, who, role }) => `${count} ${role ?? who}`)
    .join(', ');
const poster = (prompt: string) => understand(prompt, { style: 'illustration_poster' });

describe('words with two meanings', () => {
  it.each([
    ['Woman with red lipstick drinking a glass of white wine', 'glass×1'],
    ['un verre de vin chaud au marché', 'mulled_wine×1'],
    ['Football fans in a bar', ''],
    ['a couple of lemon wedges', 'lemon_wedge×2'],
    ['cider bottle with apples', 'cider_bottle apple'],
    ['four rosé bottles in a row', 'bottle×4'],
    ['apple, pear and grapes with Gewürztraminer', 'apple pear grapes bottle'],
    ['Rioja on a barrel', 'barrel bottle'],
    ['cheese and wine for two', 'hard_cheese glass×2'],
    ['a bottle of wine and tin mugs', 'bottle×1 mug'],
    ['four bottles wrapped in paper bags', 'bottle×4 gift_bag×4'],
    ['a wine bar terrace in Paris', 'bistro_table glass×2'],
    ['vegan bowl with avocado', 'poke_bowl avocado'],
    ['baby pink rosé bottle with peonies', 'bottle flowers'],
    ['a pink rose and a bottle', 'rose×1 bottle×1'],
    ['foie gras sur toast et Sauternes', 'foie_gras toast_points bottle'],
    ['harvest moon over a barn owl', 'moon owl×1'],
    ['a flock of sheep', 'sheep'],
    ['beer bottle and pint glass', 'beer_bottle beer'],
    ['roast pumpkin with feta', 'pumpkin feta'],
    ['magnum of Champagne in a silver bucket with ice', 'magnum ice_bucket×1'],
    ['bucket of grapes', 'watering_bucket grapes'],
    ['yacht deck with champagne bucket', 'ice_bucket bottle'],
    ['vegan burger and natural wine', 'burger glass'],
    ['red and white wine side by side', 'glass×2'],
    ['tasting flight of five rosé wines on a wooden board', 'board×1 glass×5'],
    ['vertical tasting of six vintages', 'glass×6'],
    ['wine bar at night with neon sign', 'neon_sign'],
    ['Postcard from Santorini', ''],
    ['grappoli d’uva bianca al sole', 'grapes'],
    ['Avocado toast with a glass of rosé', 'avocado_toast glass×1'],
    ['une bouteille de muscadet dans un seau', 'bottle×1 ice_bucket×1'],
    ['Black Friday wine sale, pure white', ''],
    ['a vase with sunflowers, van Gogh style', 'vase×1 sunflower'],
    ['une cave avec murs en verre', ''],
    ['vieille porte en bois', 'door'],
    ['wild boar stew', 'beef_bourguignon'],
    ['a bowl of olives', 'bowl×1 olive'],
    ['tagliere con pecorino, miele e pere', 'board hard_cheese honey pear'],
    ['cheese market with wheels of cheese', 'hard_cheese'],
    ['Portrait of a lady in a red dress', ''],
    ['affiche portes ouvertes avec un château', ''],
    ['paella de mariscos', 'paella'],
    ['Winzer, im Hintergrund ein Traktor', 'tractor×1'],
    ['Glühweinbecher und Tannenbaum', 'mulled_wine christmas_tree'],
  ])('“%s” asks for %s', (prompt, expected) => {
    expect(things(prompt)).toBe(expected);
  });

  it('reads charts as charts', () => {
    const chart = 'Bar chart of wine production: Italy 50, France 45';
    expect(understand(chart, { style: 'education' }).place).toBeNull();
    expect(things('Pie chart: Merlot 40%, Syrah 60%', 'education')).not.toContain('pie');
  });
});

describe('who is there', () => {
  it.each([
    ['the winemaker’s daughter carrying a basket', '1 woman'],
    ['un couple de personnes âgées sur un banc', '2 couple'],
    ['trois amies qui trinquent', '3 woman'],
    ['due amiche brindano', '2 woman'],
    ['drei Freundinnen am See', '3 woman'],
    ['Junge Frau mit Strohhut', '1 woman'],
    ['una señora mayor en el viñedo', '1 woman'],
    ['un perro pastor entre las viñas', ''],
    ['le chien du vigneron devant la porte', ''],
    ['wine tasting for six friends', '6 group'],
    ['a table for six people', ''],
    ['two winemakers shaking hands', '2 winemaker'],
    ['un vigneron devant son tracteur', '1 winemaker'],
    ['kids’ birthday cake', ''],
  ])('“%s”: %s', (prompt, expected) => {
    expect(figures(prompt)).toBe(expected);
  });
});

describe('where it is', () => {
  it.each([
    ['Christmas table with red wine', 'christmas'],
    ['Weinprobe im Keller', 'vault_cellar'],
    ['una coppia tra i filari', 'vineyard'],
    ['Winzerfest mit Wimpeln', 'festival'],
  ])('“%s”: %s', (prompt, place) => {
    expect(understand(prompt).place).toBe(place);
  });
});

describe('how many', () => {
  it.each([
    ['una cata de cinco vinos', 'glass×5'],
    ['zwei Kinder stampfen Trauben', 'grapes'],
    ['a hot air balloon over the hills', 'hot_air_balloon×1'],
    ['two crates of grapes', 'crate×2 grapes'],
    ['a pair of glasses and half a dozen oysters', 'glass×2 oyster×6'],
    ['due to the rain, a bottle', 'bottle×1'],
    ['pommes de terre au four et un verre', 'potato glass×1'],
  ])('“%s” is %s', (prompt, expected) => {
    expect(things(prompt)).toBe(expected);
  });
});

describe('travel posters', () => {
  it.each([
    ['Travel poster of Tuscany', 'vineyard'],
    ['Affiche de voyage de la Champagne', 'vineyard'],
    ['Reiseplakat der Mosel', 'river'],
    ['Travel poster of Tuscany with a bottle of Chianti', 'vineyard'],
    ['Poster of a bottle of Chianti', null],
  ])('“%s” leads to %s', (prompt, place) => {
    expect(poster(prompt).place).toBe(place);
  });
});

describe('slogans', () => {
  it.each([
    ['Le Beaujolais Nouveau est arrivé !', 'Le Beaujolais Nouveau est arrivé !'],
    ['Wine & Jazz Night! saxophone player and a bottle', 'Wine & Jazz Night!'],
    ['¡Feliz Año Nuevo! dos copas de cava', '¡Feliz Año Nuevo!'],
    ['A bottle of red, please!', ''],
  ])('“%s” is headed “%s”', (prompt, title) => {
    expect(poster(prompt).title).toBe(title);
  });

  it('are printed once', () => {
    const { sheet } = poster('Banner for Black Friday, text "-20% on all reds"');
    expect(sheet).toMatchObject({ title: '-20% on all reds', kicker: 'Black Friday', figure: '' });
  });

  it('announce what happens every week', () => {
    expect(poster('Wine tasting every Friday 6 pm').sheet).toMatchObject({
      title: 'Wine Tasting',
      details: ['every Friday 6 pm'],
    });
  });
});

describe('bent words', () => {
  it.each([
    ['Ein Weingut mit rotem Tisch', []],
    ['Huîtres fraîches sur glace', []],
    ['sedie bianche e bottiglie vecchie', []],
    ['un gatto bianco con orecchie fredde', ['orecchie']],
  ])('of “%s” nothing is left but %s', (prompt, left) => {
    expect(understand(prompt).notUnderstood).toEqual(left);
  });
});
