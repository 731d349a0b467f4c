import { describe, expect, it } from 'vitest';
import { understand } from '#studio/lexicon/understand.ts';
import { drawPicture } from '#studio/litho/draw-picture.ts';

const SIDE = 160;

function sheet(prompt: string) {
  const spec = understand(prompt, { style: 'education' });
  const brief = { spec, styleId: 'education', width: SIDE, height: SIDE, seed: 1 } as const;
  const { pixels } = drawPicture({ ...brief, detail: 'full' });
  return (x: number, y: number) =>
    Array.from(pixels.slice((y * SIDE + x) * 4, (y * SIDE + x) * 4 + 3));
}

const CHART = 'Bar chart of our sales: red 60 %, white 40 %';

describe('the inks of a plate', () => {
  it('are those of the customer, and the paper is the lightest of them', () => {
    const [r = 0, g = 0, b = 0] = sheet(`${CHART}, in navy and light blue`)(2, 2);
    expect(b).toBeGreaterThan(r + 30);
    expect(g).toBeGreaterThan(r);
  });

  it('leave the paper of the textbook where none are named', () => {
    const [r = 0, , b = 0] = sheet(CHART)(2, 2);
    expect(r).toBeGreaterThan(b + 15);
  });

  it('are black and white throughout where that was asked for', () => {
    const at = sheet('How to decant wine, black and white, printable');
    for (let y = 0; y < SIDE; y += 3)
      for (let x = 0; x < SIDE; x += 3) {
        const [r = 0, g = 0, b = 0] = at(x, y);
        expect(Math.max(r, g, b) - Math.min(r, g, b)).toBeLessThan(12);
      }
  });

  it('turn light on a dark sheet of words', () => {
    const at = sheet('Carte des vins: Sancerre 7 €, Chinon 6 €, lettres dorées sur fond noir');
    const all = Array.from({ length: SIDE }, (_, x) => at(x, Math.round(SIDE * 0.44)));
    const light = Array.from({ length: SIDE * SIDE }, (_, i) => at(i % SIDE, Math.floor(i / SIDE)));
    expect(all[2]?.[0]).toBeLessThan(70);
    expect(light.filter(([r = 0, , b = 0]) => r > 150 && b < r - 30).length).toBeGreaterThan(20);
  });
});
