import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Box, Inventory } from '#studio/inventory/inventory.ts';
import { understand } from '#studio/lexicon/understand.ts';
import { readPrompt } from '#studio/reading/read-prompt.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import { sayNotDrawn } from './account-words.ts';

const BOX: Box = [0.2, 0.2, 0.8, 0.8];
const showing = (...things: ThingId[]): Inventory => ({
  things: things.map((thing) => ({
    thing,
    count: 1,
    share: 0.2,
    box: BOX,
    boxes: [BOX],
    colour: '#808080',
  })),
  people: [],
  place: null,
  traits: [],
});

describe('what stands for something else', () => {
  it.each([
    ['poster of an anaconda', 'illustration_poster', 'snake', 'anaconda (a snake instead)'],
    ['a corgi', 'cinematic', 'dog', 'corgi (a dog instead)'],
    ['poster of a corgi', 'illustration_poster', 'dog', 'corgi (a dog instead)'],
    ['poster of a neon sign', 'illustration_poster', 'sign', 'neon sign (a wooden sign instead)'],
  ] as const)('is announced by name: %s', (prompt, style, thing, said) => {
    expect(sayNotDrawn(understand(prompt, { style }), showing(thing))).toEqual([said]);
  });

  it.each([
    ['a snake', 'illustration_poster', 'snake'],
    ['an aeroplane', 'illustration_poster', 'airplane'],
    ['stilton', 'gastro', 'blue_cheese'],
    ['cappuccino', 'cinematic', 'coffee'],
    ['a beagle', 'cinematic', 'dog'],
    ['poster of a beagle', 'illustration_poster', 'dog'],
  ] as const)('is not, where it is what was said: %s', (prompt, style, thing) => {
    expect(sayNotDrawn(understand(prompt, { style }), showing(thing))).toEqual([]);
  });

  it('is told before anything is drawn, with the word for it', () => {
    const reading = readPrompt('poster of an anaconda and a bottle', 'illustration_poster');
    expect(reading.cannotDraw).toEqual([{ word: 'anaconda', instead: ['snake'] }]);
    expect(reading.willDraw).toContain('a snake');
  });

  it('comes of English words in English prompts alone', () => {
    expect(readPrompt('una botella y una boa en la mesa', 'cinematic').cannotDraw).toEqual([
      { word: 'boa', instead: [] },
    ]);
  });

  it('is nobody’s insult', () => {
    const kinds = readFileSync(new URL('../lexicon/words/kinds.json', import.meta.url), 'utf8');
    const words = new Set(kinds.match(/[a-z ]+/g));
    const insults = 'whore harlot prostitute idiot imbecile wetback greaser bastard cripple moron';
    expect(insults.split(' ').filter((word) => words.has(word))).toEqual([]);
  });
});
