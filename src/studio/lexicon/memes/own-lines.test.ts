import { describe, expect, it } from 'vitest';
import { isDrawn } from '#studio/litho/is-drawn.ts';
import { understand } from '#studio/lexicon/understand.ts';
import { groundOf } from '#studio/packshot/ground-of.ts';
import { readMeme } from './reading/read-meme.ts';

describe('words that are the whole joke', () => {
  it.each([
    ['Tinto o blanco? Sí.', ['Tinto o blanco? Sí.']],
    ['Red or white? Yes.', ['Red or white? Yes.']],
    [
      'Working from home: coffee until noon, wine after',
      ['Working from home: coffee until noon,', 'wine after'],
    ],
    ['Winemakers in October: tired', ['Winemakers in October: tired']],
    ['kids asleep, wine open, couch ready', ['kids asleep,', 'wine open, couch ready']],
  ])('are kept: %s', (prompt, lines) => {
    expect(readMeme(prompt, []).lines).toEqual(lines);
  });

  it('leaves the picture that a heading stands above', () => {
    expect(readMeme('Monday morning: cat hugging a bottle', []).lines).toEqual(['Monday morning']);
  });

  it.each(['"Keep calm and drink rosé" pink background', '"Monday" on white background'])(
    'are not lost on a plain ground: %s',
    (prompt) => {
      const spec = understand(prompt, { style: 'meme_style' });
      expect(groundOf(spec)).toBeUndefined();
      expect(spec.texts.captions).toHaveLength(1);
    },
  );

  it('stand on paper where white was asked for', () => {
    const spec = understand('"Monday" on white background', { style: 'meme_style' });
    expect(isDrawn(spec)).toBe(true);
  });
});
