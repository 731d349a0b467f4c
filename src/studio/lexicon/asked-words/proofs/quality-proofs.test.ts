import { describe, expect, it } from 'vitest';
import { understand } from '#studio/lexicon/understand.ts';
import { QUALITY_WORDS, WEAK_QUALITY_WORDS } from '#studio/lexicon/words/look/qualities.ts';
import { PLACES } from '#studio/places/place.ts';
import { THINGS } from '#studio/things/catalogue.ts';
import { NATURES } from './quality-proofs.ts';

const wordOf = (prompt: string, text: string) =>
  understand(prompt).words.find((word) => word.text === text);
const proofsOf = (prompt: string, text: string): readonly string[] | undefined =>
  wordOf(prompt, text)?.proofs.filter((proof) => !proof.startsWith('lettering:'));

describe('an adjective that asks for something to be seen', () => {
  it.each([
    ['grilled oysters', 'grilled', []],
    ['a grilled steak', 'grilled', ['thing:steak']],
    ['a square plate', 'square', []],
    ['a Dutch kitchen', 'Dutch', []],
    ['a sommelier decanting an old wine by candlelight', 'old', ['followed']],
    ['an old barrel', 'old', ['thing:barrel', 'trait:look:old']],
    ['an old umbrella and a bottle', 'old', ['trait:look:old']],
    ['a young sommelier', 'young', ['no:trait:look:old']],
    [
      'a busy restaurant',
      'busy',
      ['people:3', 'trait:crowd', 'place:festival', 'place:market_hall'],
    ],
    [
      'a waiter in a crowded room',
      'crowded',
      ['trait:crowd', 'people:3', 'place:festival', 'place:market_hall'],
    ],
    ['a giant glass and a bottle', 'giant', ['trait:size:giant:glass']],
    ['a small cork and a bottle', 'small', ['trait:size:small:cork']],
    ['a row of bottles', 'a row', ['row:bottle']],
    ['bottles lined up on a table', 'lined', ['row:bottle']],
    ['quatre verres de vin rouge alignés sur un tonneau', 'alignés', ['row:glass']],
    ['people at a wine tasting', 'wine tasting', ['wine:any']],
    ['a road lined with cypresses', 'lined', ['flank:cypress']],
    ['several bottles', 'several', ['many:bottle']],
    ['a basket full of lemons', 'full', ['relation:in:lemon:basket']],
    ['a bowl full of flux', 'full', []],
    ['a full glass of red wine', 'full', ['thing:glass']],
    ['a turkey in the middle of the table', 'in the middle', ['side:centre:turkey']],
    ['a tractor between the vine rows', 'between', ['relation:among:tractor:vines']],
    ['a glass of wine outside', 'outside', ['trait:outdoors', 'trait:outside']],
    ['monks tasting wine', 'tasting', ['trait:action:tasting']],
    [
      'a vineyard in spring',
      'spring',
      [
        'trait:season:spring',
        'thing:tulip',
        'thing:flowers',
        'thing:asparagus',
        'thing:easter_eggs',
      ],
    ],
  ])('is proved by what shows it: %s, %s', (prompt, text, proofs) => {
    expect(proofsOf(prompt, text)).toEqual(proofs);
  });

  it.each(['delicious', 'elegant', 'organic', 'new', 'beautiful', 'premium', 'creamy'])(
    'is not %s',
    (praise) => {
      const proofs = proofsOf(`a ${praise} bottle`, praise) ?? ['followed'];
      expect(proofs).toEqual(['followed']);
    },
  );

  it('is never shown by what nobody draws', () => {
    const known = new Set<string>([...THINGS.map(({ id }) => id), ...PLACES]);
    expect(NATURES.filter((name) => !known.has(name))).toEqual([]);
  });

  it('stands in one list', () => {
    const all = [QUALITY_WORDS, WEAK_QUALITY_WORDS].flatMap((words) =>
      Object.values(words).flatMap((phrases) => phrases.split('|').map((phrase) => phrase.trim())),
    );
    expect(all.filter((phrase, i) => all.indexOf(phrase) !== i)).toEqual([]);
  });
});

it('does not call glasses of one wine colourful because their poster is', () => {
  const asked = (prompt: string) =>
    understand(prompt, { style: 'illustration_poster' }).words.find(
      ({ text }) => text === 'colourful',
    )?.proofs;
  expect(asked('four colourful glasses')).not.toContain('followed');
  expect(asked('a colourful market')).toContain('followed');
});
