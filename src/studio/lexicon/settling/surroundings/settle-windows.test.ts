import { expect, it } from 'vitest';
import { understand } from '#studio/lexicon/understand.ts';

const proofs = (prompt: string, word: string) =>
  understand(prompt, { style: 'cinematic' }).words.find(({ text }) => text.includes(word))?.proofs;

it.each([
  ['a snowy vineyard with lights in the château windows', 'windows'],
  ['un château dont les fenêtres du château sont éclairées', 'fenêtres'],
])('%s is proved by windows that are lit', (prompt, word) => {
  expect(proofs(prompt, word)).toContain('trait:windows:lit');
  expect(proofs(prompt, word)).not.toContain('thing:chateau');
});

it('takes the windows of a house for a part of it', () => {
  const prompt = 'ivy round the château windows';
  expect(proofs(prompt, 'windows')).toContain('thing:chateau');
  const things = understand(prompt, { style: 'cinematic' }).things.map(({ thing }) => thing);
  expect(things).not.toContain('window');
});

it('leaves the windows of a room alone', () => {
  expect(proofs('a glass before the windows', 'windows')).toContain('thing:window');
});
