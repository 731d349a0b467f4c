import { expect, it } from 'vitest';
import { understand } from '#studio/lexicon/understand.ts';
import { composeShot } from '#studio/compose/compose.ts';

const sizesIn = (prompt: string) => {
  const spec = understand(prompt);
  const brief = { spec, styleId: spec.style, width: 64, height: 64, seed: 1 };
  const { scene } = composeShot({ ...brief, detail: 'preview' }).stage;
  return scene.traits?.filter((trait) => trait.startsWith('size:'));
};

it.each([
  ['a giant glass next to a small bottle', ['size:giant:glass', 'size:small:bottle']],
  // Alone it fills the frame as any glass would.
  ['a giant glass', []],
  // What lies in another keeps the size that fits.
  ['a basket with a large lemon in it', []],
])('notes what was built in another size: %s', (prompt, sizes) => {
  expect(sizesIn(prompt)).toEqual(sizes);
});
