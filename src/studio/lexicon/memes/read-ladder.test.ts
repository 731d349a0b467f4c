import { describe, expect, it } from 'vitest';
import { readLadder } from './read-ladder.ts';
import { readMeme } from './read-meme.ts';

describe('readLadder', () => {
  it('gives every step a panel under one heading', () => {
    expect(readLadder('the four stages of a tasting: sniff, swirl, sip, sing')).toMatchObject({
      heading: 'The four stages of a tasting',
      lines: ['sniff', 'swirl', 'sip', 'sing'],
    });
    expect(readLadder('les trois étapes de la dégustation: humer, goûter, chanter')?.lines).toEqual(
      ['humer', 'goûter', 'chanter'],
    );
  });

  it('shows things alone and people doing what the step says', () => {
    const { scenes } = readLadder('levels of cheese: cheddar, brie, despair')!;
    expect(scenes).toEqual(['one cheddar', 'one brie', 'person, despair']);
  });

  it('leaves other colons alone', () => {
    expect(readLadder('Monday vs Friday: coffee, wine')).toBeNull();
    expect(readLadder('kinds of: one')).toBeNull();
  });
});

describe('formats that everybody knows', () => {
  it('starts with one thing and goes on with another', () => {
    const meme = readMeme("how it started, how it's going: one glass, five empty bottles", []);
    expect(meme).toMatchObject({ format: 'versus', scenes: ['one glass', 'five empty bottles'] });
  });

  it('labels the two wines that somebody is torn between', () => {
    const { labels } = readMeme('distracted boyfriend: me, my Chardonnay, an orange wine', []);
    expect(labels.map(({ thing }) => thing)).toEqual(['person', 'glass', 'glass']);
    expect(labels.map(({ text }) => text)).toEqual(['me', 'my Chardonnay', 'an orange wine']);
  });

  it('shows the face that nobody expected it', () => {
    const meme = readMeme('surprised Pikachu: drinks the whole bottle, has a headache', []);
    expect(meme).toMatchObject({
      format: 'reaction',
      lines: ['drinks the whole bottle', 'has a headache'],
      scene: 'shocked person with an empty bottle',
    });
  });
});
