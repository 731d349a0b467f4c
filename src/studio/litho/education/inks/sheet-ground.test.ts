import { describe, expect, it } from 'vitest';
import { understand } from '#studio/lexicon/understand.ts';
import { drawPicture } from '#studio/litho/draw-picture.ts';
import { sheetGroundOf } from './sheet-ground.ts';

const groundOf = (prompt: string) => sheetGroundOf(understand(prompt, { style: 'education' }));

describe('what a plate is printed on', () => {
  it.each([
    ['wine cheat sheet, dark background', true],
    ['carte des vins de France sur fond noir', true],
    ['map of France on a dark blue background', true],
    ['glass shapes, light blue background', false],
  ])('is as the prompt says: %s', (prompt, isDark) => {
    expect(groundOf(prompt)).toMatchObject({ isDark });
  });

  it('is the paper of the textbook where nothing is said', () => {
    expect(groundOf('bottle sizes')).toBeNull();
  });

  it('is seen at the edge of the sheet, and the drawings keep their paper', () => {
    const side = 200;
    const spec = understand('bottle sizes, dark background', { style: 'education' });
    const brief = { spec, styleId: 'education', width: side, height: side, seed: 1 } as const;
    const { pixels } = drawPicture({ ...brief, detail: 'full' });
    const lightAt = (x: number, y: number) => pixels[(y * side + x) * 4] ?? 0;
    expect(lightAt(2, 2)).toBeLessThan(70);
    expect(lightAt(side * 0.5, side * 0.21)).toBeGreaterThan(180);
  });
});
