import { expect, test } from 'vitest';
import { appendWords, canGenerate, costOf, isSubmitKey } from './draft.ts';

const ready = { prompt: 'a glass of red', count: 1, credits: 1, isGenerating: false };

test('a picture can be asked for with words and a credit', () => {
  expect(canGenerate(ready)).toBe(true);
});

test.each([
  ['while one is being made', { isGenerating: true }],
  ['without words', { prompt: '  \n' }],
  ['without credits', { credits: 0 }],
  ['for more variations than there are credits', { count: 3, credits: 2 }],
])('no picture %s', (_when, change) => {
  expect(canGenerate({ ...ready, ...change })).toBe(false);
});

test('the cost is known before the click', () => {
  expect(costOf(4)).toBe(4);
});

test('Enter submits, Shift+Enter and an unfinished character do not', () => {
  expect(isSubmitKey({ key: 'Enter', shiftKey: false })).toBe(true);
  expect(isSubmitKey({ key: 'Enter', shiftKey: true })).toBe(false);
  expect(isSubmitKey({ key: 'Enter', shiftKey: false, isComposing: true })).toBe(false);
  expect(isSubmitKey({ key: 'a', shiftKey: false })).toBe(false);
});

test('words of the brief are added once', () => {
  expect(appendWords('', 'flute')).toBe('flute');
  expect(appendWords('A toast, ', 'flute')).toBe('A toast, flute');
  expect(appendWords('A toast with a Flute', 'flute')).toBe('A toast with a Flute');
});
