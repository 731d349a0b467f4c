import { expect, it } from 'vitest';
import { understand } from '#studio/lexicon/understand.ts';

const provedBy = (prompt: string) =>
  understand(prompt).words?.find(({ text }) => text === 'new year')?.proofs ?? [];

it.each([
  ['snow on the vines at dawn for our new year newsletter', false],
  ['a bottle for our new year newsletter', true],
  ['new year in the vineyard', true],
])('a newsletter is no feast where the picture has its own scene: %s', (prompt, isFeast) => {
  expect(provedBy(prompt).includes('thing:firework')).toBe(isFeast);
});
