import { expect, it } from 'vitest';
import { sheetInks } from './sheet-inks.ts';

it('takes a pale colour for the paper, so that every line can be read on it', () => {
  const { paper, accent } = sheetInks({
    prompt: 'menu',
    style: 'illustration_poster',
    colours: [{ name: 'cream', hex: '#f1e6cf' }],
  });
  expect(paper).toBe('#f1e6cf');
  expect(accent).not.toBe(paper);
  expect(
    sheetInks({
      prompt: 'menu in gold',
      style: 'illustration_poster',
      colours: [{ name: 'gold', hex: '#c79a45' }],
    }).accent,
  ).toBe('#c79a45');
});

it('writes in the colour that the letters are told to have', () => {
  const inks = (prompt: string) =>
    sheetInks({ prompt, style: 'illustration_poster', colours: [] }).ink;
  expect(inks('wedding menu in gold letters')).not.toBe(inks('wedding menu'));
  expect(inks('Menü mit goldener Schrift')).toBe(inks('wedding menu in gold letters'));
});
