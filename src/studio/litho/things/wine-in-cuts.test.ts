import { expect, it } from 'vitest';
import { understand } from '#studio/lexicon/understand.ts';
import { drawPicture } from '#studio/litho/draw-picture.ts';

/** Whether some pixels of the lower half are of this wine. */
function isPoured(prompt: string, isWine: (r: number, g: number, b: number) => boolean): number {
  const spec = understand(prompt, { style: 'illustration_poster' });
  const styleId = 'illustration_poster' as const;
  const { pixels, names } = drawPicture({
    spec,
    styleId,
    width: 192,
    height: 192,
    seed: 7,
    detail: 'preview',
  });
  const number = names.entries.findIndex((one) => 'thing' in one && one.thing === 'carafe') + 1;
  let found = 0;
  for (let i = 0; i < names.width * names.height; i++) {
    if (names.numbers[i] !== number) continue;
    if (isWine(pixels[i * 4]!, pixels[i * 4 + 1]!, pixels[i * 4 + 2]!)) found++;
  }
  return found;
}

const isRed = (r: number, g: number, b: number) => r > 90 && g < 70 && b < 90;

it('pours into a carafe what was said', () => {
  expect(isPoured('a carafe of red wine', isRed)).toBeGreaterThan(100);
  expect(isPoured('a carafe of white wine', isRed)).toBeLessThan(20);
});
