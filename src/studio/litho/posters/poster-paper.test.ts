import { describe, expect, it } from 'vitest';
import { understand } from '#studio/lexicon/understand.ts';
import { drawPicture } from '#studio/litho/draw-picture.ts';

function cornerOf(prompt: string): number[] {
  const spec = understand(prompt, { style: 'illustration_poster' });
  const sheet = { styleId: 'illustration_poster', width: 240, height: 240, seed: 1 } as const;
  const { pixels } = drawPicture({ spec, ...sheet, detail: 'full' });
  return Array.from(pixels.subarray(0, 3));
}

describe('the paper of a poster', () => {
  it('has the colour that the poster is asked for in', () => {
    const [r = 0, g = 0, b = 0] = cornerOf('Red poster with a bottle of wine and grapes');
    expect(r).toBeGreaterThan(g * 2);
    expect(r).toBeGreaterThan(b * 2);
  });

  it('is cream where no colour is asked for', () => {
    for (const channel of cornerOf('Poster with a bottle of wine and grapes'))
      expect(channel).toBeGreaterThan(180);
  });
});
