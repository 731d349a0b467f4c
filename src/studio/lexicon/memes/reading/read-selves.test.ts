import { describe, expect, it } from 'vitest';
import { readMeme } from './read-meme.ts';

describe('the same one at two times', () => {
  it.each([
    ['Monday me drinking water, Friday me with a bottle of red', 'Monday me drinking water'],
    ['Me at the office, me at the wine bar', 'Me at the office'],
    ['me after one glass vs after one bottle', 'me after one glass'],
    ['moi avant le café, après le vin', 'moi avant le café'],
    ['Moi le lundi avec un café, moi le vendredi avec un verre de vin', 'Moi le lundi'],
  ])('%s has two panels', (prompt, first) => {
    const meme = readMeme(prompt, []);
    expect(meme).toMatchObject({ format: 'versus' });
    expect(meme.lines).toHaveLength(2);
    expect(meme.lines[0]).toBe(first);
    expect(meme.scenes.every((scene) => scene.includes('person'))).toBe(true);
  });

  it('gives each age a panel with its words', () => {
    const meme = readMeme('Me at 25: any wine is good wine. Me at 65: what vintage is this?', []);
    expect(meme).toMatchObject({
      format: 'dialogue',
      lines: ['Me at 25: any wine is good wine.', 'Me at 65: what vintage is this?'],
    });
    expect(meme.scenes[1]).toContain('elderly');
  });

  it('leaves one self alone, and the hour of a clock', () => {
    expect(readMeme('Me at 7:30 pm: wine', []).format).not.toBe('dialogue');
    expect(readMeme('me when the wine is gone', []).format).toBe('reaction');
  });
});
