import { describe, expect, it } from 'vitest';
import { understand } from '#studio/lexicon/understand.ts';
import { titleLines } from '#studio/litho/posters/poster-title.ts';

const lines = (prompt: string) => titleLines(understand(prompt, { style: 'illustration_poster' }));

describe('what a poster announces', () => {
  it.each([
    [
      "Affiche pour notre marché des vignerons, un tonneau, dimanche 6 juin, place de l'église",
      ['Marché des vignerons', "dimanche 6 juin · place de l'église"],
    ],
    [
      'Open cellar day poster, Saturday 18 May, free entry, barrels',
      ['Open cellar day', 'Saturday 18 May · free entry'],
    ],
    [
      'a bottle, text "Jazz & Wine, Friday 8 pm, entry 15 €"',
      ['Jazz & Wine', 'Friday 8 pm, entry 15 €'],
    ],
    ['Text "Weinfest Bacharach 3.-5. Oktober", ein Glas', ['Weinfest Bacharach', '3.-5. Oktober']],
    [
      'a bottle, title "Spring Tasting", 14 April, Weingut Huber',
      ['Spring Tasting', '14 April · Weingut Huber'],
    ],
    [
      'Beaujolais Nouveau est arrivé ! affiche avec un verre',
      ['Beaujolais Nouveau est arrivé !', ''],
    ],
    ['We are hiring, vineyard worker', ['We are hiring', '']],
    ['open air cinema and wine, 14 July', ['Open air cinema and wine', '14 July']],
    ['wine fair in Verona 2027 poster', ['Wine fair in Verona 2027', '']],
    ["poster for our grand opening 'Bar Lumière' with bottles", ['Bar Lumière', 'Grand opening']],
    ['closed on Mondays sign', ['Closed on Mondays', '']],
    ['Summer Wine Festival, hot air balloon over vineyards', ['Summer Wine Festival', '']],
    ['Jazz & Wine Night, saxophone and grapes', ['Jazz & Wine Night', '']],
    ['Harvest in the Mosel, steep slopes', ['MOSEL', '']],
    ['Bottle of Wine, Glass and Grapes', ['', '']],
    ['Open Air Kino mit Wein', ['Open Air Kino', '']],
    ['Plakat Weinfest am Samstag', ['Weinfest am Samstag', '']],
    ['Affiche fête des vendanges', ['Fête des vendanges', '']],
    ["manifesto della festa dell'uva", ["Festa dell'uva", '']],
    ['cartel de la feria del vino con dos copas', ['Feria del vino', '']],
    ['Cosecha 2026, tractor con uvas en Mendoza', ['Cosecha 2026', '']],
    ['Fête du vin nouveau, 18 novembre', ['Fête du vin nouveau', '18 novembre']],
    ['grand opening wine bar poster', ['Grand opening', '']],
    ['wine of the month, Malbec from Argentina', ['Wine of the month', 'MALBEC']],
    ['cartel "Fiesta", 8 de septiembre, plaza mayor', ['Fiesta', '8 de septiembre · plaza mayor']],
    ['"Burger & Bordeaux", every friday', ['Burger & Bordeaux', 'every friday']],
    ['poster for our Easter wine brunch with eggs', ['Easter wine brunch', '']],
    ["Father's Day poster with a bottle", ["Father's Day", '']],
    ['football and beer evening poster', ['Football and beer evening', '']],
    ['poster of Dracula with a glass of red wine', ['', '']],
    ['harvest in the vineyard, October 2015', ['', '']],
    [
      'poster: Harvest Festival, 14 September, Saint-Émilion, with a basket of grapes',
      ['Harvest Festival', '14 September · Saint-Émilion'],
    ],
    ['Plakat Weinfest am 5. August mit Riesling und Brezel', ['Weinfest', '5. August']],
    [
      'locandina degustazione di Barolo, 20 novembre, ore 19',
      ['Degustazione di Barolo', '20 novembre, ore 19'],
    ],
    ['Oyster Sunday: oysters and Muscadet, 12 to 4 pm', ['Oyster Sunday', '12 to 4 pm']],
    [
      'Vinyl and Wine: record player, two glasses, Thursday 9 pm',
      ['Vinyl and Wine', 'Thursday 9 pm'],
    ],
    ['Tango y Malbec, viernes 22 h, pareja bailando', ['Tango y Malbec', 'viernes 22 h']],
    ['Stammtisch jeden Mittwoch, ein Glas Rotwein', ['Stammtisch', 'jeden Mittwoch']],
    ['Paella Sunday, 4 May, with Albariño', ['Paella', 'Sunday, 4 May']],
    ['cheese of the month: Comté', ['Cheese of the month', '']],
    ['book club and Bordeaux, stack of books', ['Book club and Bordeaux', '']],
    ['Käseabend mit Rotwein, Trauben', ['Käseabend', '']],
    ['soirée tapas, guitare', ['Soirée tapas', '']],
    ['summer evening in the vineyard', ['', '']],
    ['Sommerabend, Terrasse', ['', '']],
    ['dinner for two, candles', ['', '']],
    ['poster of a wine festival', ['', '']],
    ['wine glasses for a tasting: flute and tulip', ['', '']],
    ['a bottle, text "-20% on all reds", poster', ['-20% on all reds', '']],
    ['Summer wine festival 14-16 June Lyon', ['Summer wine festival', '14-16 June, Lyon']],
    ['Weinfest am Rhein mit Burg und Schiff', ['Weinfest am Rhein', '']],
  ])('is its title, and day, place and price its second line: %s', (prompt, expected) => {
    expect(lines(prompt)).toEqual(expected);
  });

  it.each([
    ['Poster for our wine and cheese evening on 12 May', ['hard_cheese', 'glass']],
    ['Pasta night every Thursday, carbonara and Frascati', ['carbonara', 'bottle']],
    ['quiz night poster with wine', ['glass']],
    ['a scooter in front of a trattoria with Chianti', ['scooter', 'glass']],
  ])('is shown too, and what it is a kind of only once: %s', (prompt, things) => {
    const spec = understand(prompt, { style: 'illustration_poster' });
    expect(spec.things.map(({ thing }) => thing)).toEqual(things);
  });
});
