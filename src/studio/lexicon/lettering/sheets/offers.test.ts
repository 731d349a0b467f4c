import { describe, expect, it } from 'vitest';
import { understand } from '#studio/lexicon/understand.ts';
import { linesOf } from '#studio/litho/sheets/sheet-lines.ts';

const specOf = (prompt: string) => understand(prompt, { style: 'illustration_poster' });
const INKS = { paper: '#ffffff', ink: '#000000', accent: '#880000' };

describe('an offer', () => {
  it.each([
    [
      "Mother's Day −20 % on all rosé wines, only this Sunday, bottle with peonies",
      { title: "Mother's Day", kicker: 'on all rosé wines', details: ['only this Sunday'] },
    ],
    [
      '15 % Rabatt auf alle Rotweine bis 24. Dezember, Flasche mit Tannenzweig',
      { title: '15 % Rabatt', kicker: 'auf alle Rotweine bis 24. Dezember', details: [] },
    ],
    [
      'Fête des Pères -10 % sur tous les magnums, dans la limite des stocks',
      {
        title: 'Fête des Pères',
        kicker: 'sur tous les magnums',
        details: ['dans la limite des stocks'],
      },
    ],
  ])('is set with all its words: %s', (prompt, sheet) => {
    expect(specOf(prompt).sheet).toMatchObject({ kind: 'sale', ...sheet });
  });

  it('is shouted whole', () => {
    const { texts } = understand('SUMMER SALE 30% OFF pop art banner with rosé bottle', {
      style: 'pop_art',
    });
    expect(texts.title).toBe('SUMMER SALE 30% OFF');
  });
});

describe('a list', () => {
  it.each([
    [
      'Price list: Grüner Veltliner €8.50, Zweigelt €9.20, Sekt brut €14.00',
      ['Grüner Veltliner', 'Zweigelt', 'Sekt brut'],
      ['€8.50', '€9.20', '€14.00'],
    ],
    [
      'Opening hours sign for our wine shop: Mon–Fri 10–19, Sat 9–16, Sun closed',
      ['Mon–Fri', 'Sat', 'Sun'],
      ['10–19', '9–16', 'closed'],
    ],
    [
      'Öffnungszeiten Vinothek: Mo–Do 14–18 Uhr, Sa 9–13 Uhr, Sonntag geschlossen',
      ['Mo–Do', 'Sa', 'Sonntag'],
      ['14–18 Uhr', '9–13 Uhr', 'geschlossen'],
    ],
  ])('has its names at the left and its figures at the right: %s', (prompt, names, values) => {
    const spec = specOf(prompt);
    const rows = spec.sheet ? linesOf(spec.sheet, spec, INKS).filter(({ value }) => value) : [];
    expect(rows.map(({ text }) => text)).toEqual(names);
    expect(rows.map(({ value }) => value)).toEqual(values);
  });

  it('shows no sun for a day', () => {
    const { sheet } = specOf('Opening hours: Sat 9–16, Sun closed');
    expect(sheet?.emblems).toEqual([]);
  });
});

it('sees no lime trees in the name of a cellar', () => {
  const { things } = specOf(
    'Dégustation gratuite samedi 14 mars de 10h à 18h, Cave des Tilleuls, trois verres sur un tonneau',
  );
  expect(things.map(({ thing }) => thing)).toEqual(['glass', 'barrel']);
});
