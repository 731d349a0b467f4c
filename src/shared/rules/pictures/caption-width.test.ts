import { expect, test } from 'vitest';
import { CAPTION_LETTERS, captionWidth } from './caption-width.ts';

test('a caption of wide letters is wider than one of narrow letters', () => {
  expect(captionWidth('MMMM')).toBeGreaterThan(captionWidth('nnnn'));
  expect(captionWidth('nnnn')).toBeGreaterThan(captionWidth('iiii'));
  expect(captionWidth('ワイン')).toBeGreaterThan(captionWidth('vin'));
  expect(captionWidth('')).toBe(0);
});

test('what a long prompt adds beyond the widest column does not count', () => {
  const prompt = 'ill '.repeat(500);
  expect(captionWidth(prompt)).toBe(captionWidth(prompt.slice(0, CAPTION_LETTERS)));
});
