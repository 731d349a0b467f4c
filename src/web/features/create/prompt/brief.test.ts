import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BRIEF_SLOTS } from './brief-slots.ts';
import type { BriefSlotId } from './brief-slots.ts';
import { fillingOf, fillSlot, markBrief, readBrief } from './brief.ts';

test.each<[string, BriefSlotId, string | null, string]>([
  ['', 'grape', 'Riesling', 'Riesling'],
  ['A toast, ', 'grape', 'Riesling', 'A toast, Riesling'],
  ['A toast, Riesling, at sunset', 'grape', 'Syrah', 'A toast, Syrah, at sunset'],
  ['A toast, Riesling, at sunset', 'grape', null, 'A toast, at sunset'],
  ['riesling in a flute', 'glass', 'coupe', 'riesling in a coupe'],
  ['Riesling beside Syrah', 'grape', 'Merlot', 'Merlot beside'],
  ['2018, candlelight', 'vintage', null, 'candlelight'],
  ['a 1961 magnum', 'vintage', '2010', 'a 2010 magnum'],
  ['a toast', 'light', null, 'a toast'],
])('%j with %s %j becomes %j', (prompt, slot, words, expected) => {
  expect(fillSlot(prompt, slot, words)).toBe(expected);
});

test('longer words win, parts of words and fashions count for nothing', () => {
  expect(readBrief('a Bordeaux glass').map(({ slot }) => slot)).toEqual(['glass']);
  expect(readBrief('Bordeaux in a Bordeaux glass').map(({ slot }) => slot)).toEqual([
    'region',
    'glass',
  ]);
  expect(readBrief('fluted columns, a 1950s poster, 20188')).toEqual([]);
});

test.each([
  'on 12 June 2027',
  'June 12, 2027',
  'le 3 août 2025',
  'el 12 de junio de 2027',
  '5. Mai 2024',
])('takes the year of a day for no harvest: %s', (day) =>
  expect(readBrief(`a wedding ${day}`)).toEqual([]),
);

test('a month that is only a verb makes no day of a harvest', () => {
  const [filling] = readBrief('the bottle may be 2016, by the window');
  expect(filling).toMatchObject({ slot: 'vintage', words: '2016' });
});

test('what the brief says is marked, and nothing is lost', () => {
  expect(markBrief('A Riesling, candlelight')).toEqual([
    { start: 0, text: 'A ', isMarked: false },
    { start: 2, text: 'Riesling', isMarked: true },
    { start: 10, text: ', ', isMarked: false },
    { start: 12, text: 'candlelight', isMarked: true },
  ]);
  fc.assert(
    fc.property(fc.string(), (prompt) => {
      expect(
        markBrief(prompt)
          .map(({ text }) => text)
          .join(''),
      ).toBe(prompt);
    }),
  );
});

const CHOICE = fc
  .constantFrom(...BRIEF_SLOTS)
  .chain(({ id, options }) =>
    fc.tuple(fc.constant<BriefSlotId>(id), fc.option(fc.constantFrom<string[]>(...options))),
  );
const CHOICES = fc.array(CHOICE, { maxLength: 12 });

test('whatever is chosen in whatever order, each slot holds its last choice and no other', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('', 'a toast', 'A bottle on a table, '),
      CHOICES,
      (start, choices) => {
        const prompt = choices.reduce(
          (text: string, [slot, words]) => fillSlot(text, slot, words),
          start,
        );
        const last = new Map(choices);
        for (const { id } of BRIEF_SLOTS) expect(fillingOf(prompt, id)).toBe(last.get(id) ?? null);
        const filled = [...last.values()].filter((words) => words !== null);
        expect(readBrief(prompt)).toHaveLength(filled.length);
      },
    ),
  );
});
