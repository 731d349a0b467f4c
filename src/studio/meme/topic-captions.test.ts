import { expect, it } from 'vitest';
import { understand } from '#studio/lexicon/understand.ts';
import { chooseCaption } from './choose-caption.ts';
import { ALL_TOLD, topicCaptions } from './topic-captions.ts';

it('jokes about what it is asked for', () => {
  const spec = understand('meme about interns in the cellar', { style: 'meme_style' });
  const tops = [1, 2, 3, 4, 5, 6].map((seed) => chooseCaption(spec, seed)[0]);
  expect(tops).toContain('CAME TO LEARN ABOUT WINE');
});

it('jokes in the language of the prompt', () => {
  expect(topicCaptions('Praktikanten im Keller', 'de').map(([top]) => top)).toContain(
    'Wollte Wein lernen',
  );
  const spec = understand('Meme mit einer Flasche auf dem Tisch', { style: 'meme_style' });
  expect(ALL_TOLD.map(([top]) => top.toLocaleUpperCase())).toContain(chooseCaption(spec, 1)[0]);
});

it('has two short lines in every language', () => {
  for (const [top, bottom] of ALL_TOLD) {
    expect(top).not.toBe('');
    expect(bottom).not.toBe('');
    expect(Math.max(top.length, bottom.length)).toBeLessThanOrEqual(40);
  }
});
