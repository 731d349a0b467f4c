import { describe, expect, it } from 'vitest';
import { understand } from '#studio/lexicon/understand.ts';

const castOf = (prompt: string) =>
  understand(prompt, { style: 'cinematic' }).figures.map(({ who, action }) => [who, action]);

describe('whom only a pronoun names', () => {
  it.each([
    'she pours red wine, he holds the glass',
    'elle verse le vin, il tient le verre',
    'sie schenkt ein, er hält das Glas',
    'lei versa il vino, lui tiene il bicchiere',
  ])('is in the picture and does what is said: %s', (prompt) => {
    expect(castOf(prompt)).toEqual([
      ['woman', 'pouring'],
      ['man', 'holding'],
    ]);
  });

  it('is one person, however often it is said', () => {
    expect(castOf('she opens the bottle, she pours the wine')).toHaveLength(1);
  });

  it('is not read out of an article', () => {
    expect(castOf('il brindisi')).toEqual([]);
  });
});

describe('hands that are not the picture', () => {
  it.each([
    ['Harvest hands: a woman picker cutting a bunch of purple grapes', 'woman', 'figure'],
    ['Hands at work: a winemaker pruning the vines', 'person', 'figure'],
    ['farm hands loading crates', 'group', 'figure'],
    ['hands of a winemaker holding grapes', 'person', 'hands'],
  ])('stand in the title, or are workers: %s', (prompt, who, part) => {
    expect(understand(prompt, { style: 'cinematic' }).figures).toMatchObject([{ who, part }]);
  });
});

it.each([
  'Braut und Bräutigam stoßen mit Sekt an',
  'la mariée et le marié trinquent',
  'sposa e sposo brindano',
  'la novia y el novio brindan',
  'bride and groom toasting',
])('the bride is not without her groom: %s', (prompt) => {
  expect(castOf(prompt)).toEqual([['couple', 'toasting']]);
});
