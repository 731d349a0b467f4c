import { expect, it } from 'vitest';
import { readMeme } from './read-meme.ts';

it.each([
  ['Two panels: Instagram harvest, real harvest', ['Instagram harvest', 'real harvest']],
  ['zwei Bilder: Weinprobe, Heimweg', ['Weinprobe', 'Heimweg']],
])('two sides of a comma are two panels: %s', (prompt, lines) => {
  expect(readMeme(prompt, [])).toMatchObject({ format: 'versus', lines });
});
