import { expect, it } from 'vitest';
import { CORPUS } from '#studio/corpus/corpus.ts';
import { IDIOMS } from '#studio/lexicon/rewording/idioms.ts';
import { PLAIN_TURNS } from '#studio/lexicon/rewording/plain-turns.ts';
import { literalsOf } from './literals-of.ts';
import { mayStandIn } from './may-stand-in.ts';

it.each([
  [/\bon an? (?:round )*slate\b/, ['slate']],
  [/\b(?:velvet|silk) (?=dress)/, ['velvet', 'silk']],
  [/wheels? of (?!fortune)/, ['wheel']],
  [/mouls?e(?:ntière)? de \p{L}+/u, ['moul']],
  [/colou?r{1,2} (?<what>glass|goblet)s?/, ['glass', 'goblet']],
  [/(?:bottles?)?(?:glass)?/, null],
  [/b[eé]bé|infant/, null],
  [/\bof\b/, null],
] as const)('knows letters that must stand where %s is found', (said, letters) => {
  expect(literalsOf(said)).toEqual(letters);
});

it('never passes over what a rewording would find', () => {
  const prompts = CORPUS.map(({ prompt }) => prompt);
  const texts = Array.from({ length: Math.ceil(prompts.length / 12) }, (_, i) =>
    prompts.slice(i * 12, i * 12 + 12).join('. '),
  );
  const found = [...IDIOMS, ...PLAIN_TURNS].flatMap(([said]) =>
    texts.filter((text) => text.search(said) >= 0).map((text) => ({ text, said })),
  );
  expect(found.length).toBeGreaterThan(20);
  expect(found.filter(({ text, said }) => !mayStandIn(text, said))).toEqual([]);
});

it('tries few of them on a text that has nothing of the kind', () => {
  const text =
    'Two glasses of red wine and a bottle on a wooden table in the evening sun, softly lit';
  const tried = [...IDIOMS, ...PLAIN_TURNS].filter(([said]) => mayStandIn(text, said));
  expect(tried.length).toBeLessThan((IDIOMS.length + PLAIN_TURNS.length) / 4);
});
