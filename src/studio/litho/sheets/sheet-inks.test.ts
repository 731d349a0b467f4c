import { expect, it } from 'vitest';
import { sheetInks } from './sheet-inks.ts';

it('takes a pale colour for the paper, so that every line can be read on it', () => {
  const { paper, accent } = sheetInks({
    style: 'illustration_poster',
    colours: [{ name: 'cream', hex: '#f1e6cf' }],
  });
  expect(paper).toBe('#f1e6cf');
  expect(accent).not.toBe(paper);
  expect(
    sheetInks({ style: 'illustration_poster', colours: [{ name: 'gold', hex: '#c79a45' }] }).accent,
  ).toBe('#c79a45');
});
