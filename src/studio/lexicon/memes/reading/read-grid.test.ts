import { expect, it } from 'vitest';
import { readMeme } from './read-meme.ts';

const squares = (prompt: string) => readMeme(prompt, []).labels.map(({ text }) => text);

it('“Wine snob starter pack” lays out what a snob has, each with its name', () => {
  const meme = readMeme('Wine snob starter pack', []);
  expect(meme).toMatchObject({ format: 'grid', heading: 'Wine snob starter pack' });
  expect(squares('Wine snob starter pack')).toContain('a decanter');
});

it('a starter pack that is dictated has those things and no others', () => {
  const prompt = 'Sommelier starter pack: corkscrew, black suit, tired feet';
  expect(squares(prompt)).toEqual(['corkscrew', 'black suit', 'tired feet']);
});

it('a bingo card has sixteen squares in the language of its heading', () => {
  expect(squares('Wine tasting bingo card')).toHaveLength(16);
  expect(squares('Bingo beim Weinabend')).toContain('riecht am Korken');
});

it('a quarrel about bingo is no card', () => {
  expect(readMeme('when grandma wins at bingo again', []).format).not.toBe('grid');
});

it('“is this a pigeon” labels him and the butterfly, and asks below', () => {
  const meme = readMeme('Is this a pigeon meme: me, any red wine, is this a Burgundy?', []);
  expect(meme.labels.map(({ text }) => text)).toEqual(['me', 'any red wine']);
  expect(meme.lines).toEqual(['is this a Burgundy?']);
});

it('what is not fine is said above the dog in the fire', () => {
  const meme = readMeme("This is fine: harvest is tomorrow and it's raining", []);
  expect(meme.lines).toEqual(["harvest is tomorrow and it's raining", 'This is fine']);
});

it('before coffee the cup is empty, after wine a glass is full', () => {
  const [before, after] = readMeme('Me before coffee vs me after wine', []).scenes;
  expect(before).toContain('empty cup');
  expect(after).toContain('a glass of wine');
});

it('who finishes the bottle holds an empty one', () => {
  const meme = readMeme("Me: I'll have just one glass. Also me: finishes the bottle", []);
  expect(meme.scenes[1]).toBe('an empty bottle');
});
