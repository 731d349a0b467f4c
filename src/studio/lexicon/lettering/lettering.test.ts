import { describe, expect, it } from 'vitest';
import { understand } from '#studio/lexicon/understand.ts';

const poster = (prompt: string) => understand(prompt, { style: 'illustration_poster' });
const pop = (prompt: string) => understand(prompt, { style: 'pop_art' });

describe('words without quotation marks', () => {
  it.each([
    ['Weinfest Plakat mit Trauben und Text WEINFEST 2026', 'WEINFEST 2026'],
    ['grapes and a barrel, title Jazz & Wine', 'Jazz & Wine'],
    ['affiche avec le titre Fête des vendanges, un tracteur', 'Fête des vendanges'],
    ['cartel con el texto FERIA DEL VINO y una copa', 'FERIA DEL VINO'],
    ['locandina con la scritta CANTINE APERTE, cipressi', 'CANTINE APERTE'],
    ['a bottle that says drink more wine, red background', 'drink more wine'],
    ['poster of a glass with the word RIESLING at the bottom in big letters', 'RIESLING'],
    ['glass of wine with the words Ladies Night in gold letters', 'Ladies Night'],
    ['Plakat mit einer Flasche, Titel „Weinlese 2026“', 'Weinlese 2026'],
  ])('are the title of “%s”', (prompt, title) => {
    const spec = poster(prompt);
    expect(spec.title).toBe(title);
    expect(spec.notUnderstood).not.toEqual(expect.arrayContaining(['Text', 'Titel', 'texto']));
  });

  it('are the name of a day of its own', () => {
    expect(pop('Thirsty Thursday, glass of rosé').texts.title).toBe('Thirsty Thursday');
    expect(poster('Sangria Sunday, a jug and oranges').texts.title).toBe('Sangria Sunday');
  });

  it('are shouted in pop art, and ask for nothing else', () => {
    const spec = pop('champagne bottle exploding with foam, text CHEERS!');
    expect(spec.texts.title).toBe('CHEERS!');
    expect(spec.subjects).not.toContain('toast');
    expect(pop('comic POP! with a flying cork').texts.title).toBe('POP!');
  });

  it.each([
    ['a bottle with space for text at the top', null],
    ['vineyard in Rioja DOC, no text', null],
    ['a woman reading a book with a glass', null],
  ])('are not found in “%s”', (prompt, title) => {
    expect(poster(prompt).texts.title).toBe(title);
  });

  it.each([
    ['Vino e musica, sabato 20 luglio', 'Vino e musica', 'sabato 20 luglio'],
    ['3 for 2 on all reds', '3 for 2 on all reds', null],
    ['Weinfest im Dorf mit Kirchturm', 'Weinfest', null],
    ['table for 2, candles', null, null],
  ])('announce what they say in “%s”', (prompt, title, subtitle) => {
    expect(poster(prompt).texts).toMatchObject({ title, subtitle });
  });

  it('put day, hour, place and price into the second line', () => {
    expect(poster('a boat, title Wine & Waves, Friday 12 June 8 pm, Arbois').subtitle).toBe(
      'Friday 12 June 8 pm · Arbois',
    );
    expect(
      poster('Plakat Titel Weinfest, Sonntag 25. Mai, Eintritt frei, Riesenrad').subtitle,
    ).toBe('Sonntag 25. Mai · Eintritt frei');
    expect(poster('a vineyard in October 2015').texts.subtitle).toBeNull();
  });
});

describe('the words of a label', () => {
  it.each([
    ['packshot of a burgundy bottle, label reads DOMAINE LUNE 2022', 'DOMAINE LUNE 2022'],
    ['a bottle with the label DOMAINE LUNE', 'DOMAINE LUNE'],
    ['bottle with label saying Casa Verde 2019', 'Casa Verde 2019'],
    ['a bottle labelled Casa Verde on a table', 'Casa Verde'],
    ['wine bottle, label text: HILLSIDE ESTATE', 'HILLSIDE ESTATE'],
    ['une bouteille avec l’étiquette Domaine Lune sur une table', 'Domaine Lune'],
    ['bottiglia con etichetta Villa Rossa', 'Villa Rossa'],
  ])('need no quotation marks in “%s”, and ask for nothing else', (prompt, words) => {
    const spec = understand(prompt, { style: 'cinematic' });
    expect(spec.texts.label).toEqual([words]);
    expect(spec.notUnderstood).toEqual([]);
    expect(spec.time).not.toBe('night');
  });

  it.each(['a bottle with the label facing the camera', 'a bottle with label design in gold'])(
    'are not found in “%s”',
    (prompt) => {
      expect(understand(prompt, { style: 'cinematic' }).texts.label).toEqual([]);
    },
  );
});

describe('a notice', () => {
  it.each([
    [
      'Open day at our winery on May 3rd from 10 to 5, live music, food trucks, wine tasting $10, kids welcome',
      'Open day at our winery',
      'May 3rd from 10 to 5 · live music · food trucks · wine tasting $10 · kids welcome',
    ],
    [
      'jazz night at the wine bar, saxophonist and singer, Friday 9 pm, 15 euros including a glass',
      'Jazz night at the wine bar',
      'Friday 9 pm · 15 euros including a glass',
    ],
    [
      'Affiche pour une dégustation de Beaujolais Nouveau le 20 novembre à la Cave des Amis, entrée libre',
      'Dégustation de Beaujolais Nouveau',
      '20 novembre · Cave des Amis · entrée libre',
    ],
    [
      'Weinfest am Marktplatz, 5. September ab 18 Uhr, Eintritt frei, mit Riesenrad',
      'Weinfest',
      'am Marktplatz · 5. September ab 18 Uhr · Eintritt frei',
    ],
    [
      'Manifesto per Cantine Aperte, domenica 28 maggio, Montalcino, ingresso 10 €, con un contadino',
      'Cantine Aperte',
      'domenica 28 maggio · Montalcino · ingresso 10 €',
    ],
  ])('letters every clause of “%s”', (prompt, title, subtitle) => {
    const spec = poster(prompt);
    expect(spec.texts).toMatchObject({ title, subtitle });
    expect(spec.sheet).toBeUndefined();
    expect(spec.notUnderstood).toEqual([]);
  });

  it('takes nobody out of the name of a house', () => {
    expect(poster('Dégustation le 20 novembre à la Cave des Amis').figures).toEqual([]);
  });
});

describe('printed matter', () => {
  it.each([
    [
      'wedding invitation Anna & Paul, 14 June 2026',
      'Anna & Paul',
      'Wedding Invitation',
      ['14 June 2026'],
    ],
    [
      'event flyer: wine tasting Friday 7 pm, Main Street 12, free entry',
      'Wine Tasting',
      '',
      ['Friday 7 pm', 'Main Street 12', 'free entry'],
    ],
    ['Gutschein 50 € Weingut Keller', 'Gutschein', 'Weingut Keller', ['50 €']],
    [
      'Wine & Cheese night - Thursday 9 October - 25 €',
      'Wine & Cheese Night',
      '',
      ['Thursday 9 October', '25 €'],
    ],
    ['gift voucher wine tasting for two', 'Gift Voucher', 'Wine Tasting for Two', []],
    ['summer sale rosé minus 20%', 'Summer Sale', 'Rosé', []],
    ['wine list header for restaurant La Perla', 'Wine List', 'La Perla', []],
    ['summer sale -20 % on all rosé wines', 'Summer Sale', 'on all rosé wines', []],
    ['summer sale, 3 for 2 on rosé', 'Summer Sale', '', ['3 for 2 on rosé']],
    ['wedding invitation background with vine leaves, empty centre', '', '', []],
  ])('says of “%s” what the customer wrote', (prompt, title, kicker, details) => {
    expect(poster(prompt).sheet).toMatchObject({ title, kicker, details });
  });

  it.each(['a menu card on the table beside a glass', 'a woman reading the wine list'])(
    'is no sheet where it is part of a scene: %s',
    (prompt) => expect(poster(prompt).sheet).toBeUndefined(),
  );
});
