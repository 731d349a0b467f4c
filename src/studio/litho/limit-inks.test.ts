import { describe, expect, it } from 'vitest';
import { understand } from '#studio/lexicon/understand.ts';
import { drawPicture } from './draw-picture.ts';
import { inksAsked } from './limit-inks.ts';

const style = 'illustration_poster' as const;
const read = (prompt: string) => understand(prompt, { style });

describe('posters in few inks', () => {
  it('prints in black alone where that is asked for', () => {
    const spec = read('black and white poster of a bottle and a glass');
    const { pixels } = drawPicture({
      spec,
      styleId: style,
      width: 64,
      height: 64,
      seed: 1,
      detail: 'full',
    });
    const spread = pixels.reduce(
      (most, value, i) =>
        i % 4 === 0 ? Math.max(most, Math.abs(value - (pixels[i + 2] ?? 0))) : most,
      0,
    );
    expect(spread).toBeLessThan(10);
  });

  it('takes two colours as the inks of the whole sheet, one as an accent', () => {
    expect(inksAsked(read('poster of a champagne bottle in blue and gold'))).not.toBeNull();
    expect(inksAsked(read('poster of a bottle with a blue label'))).toBeNull();
  });
});
