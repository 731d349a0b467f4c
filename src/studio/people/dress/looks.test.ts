import { describe, expect, it } from 'vitest';
import { composeShot } from '#studio/compose/compose.ts';
import { noteTraits } from '#studio/compose/traits/note-traits.ts';
import { understand } from '#studio/lexicon/understand.ts';
import { readPrompt } from '#studio/reading/read-prompt.ts';
import { looksOf } from './looks.ts';

function traitsOf(prompt: string) {
  const spec = understand(prompt, { style: 'cinematic', size: 'square' });
  const brief = { spec, styleId: 'cinematic', width: 64, height: 64, seed: 1 } as const;
  const { stage, shot } = composeShot({ ...brief, detail: 'preview' });
  return noteTraits(stage, shot);
}

describe('what people wear', () => {
  it.each([
    ['a man in jeans and a white shirt', 'jeans'],
    ['a woman in a red skirt', 'skirt'],
    ['a man in shorts', 'shorts'],
    ['a woman in a yellow raincoat', 'coat'],
    ['a man in a wool coat', 'coat'],
    ['a winemaker in a denim shirt', 'shirt'],
    ['ein Mann in einer Lederjacke', 'jacket'],
    ['eine Frau im Regenmantel', 'coat'],
    ['a nobleman in a red cloak', 'cape'],
    ['a man with a red tie', 'tie'],
    ['un homme avec une cravate', 'tie'],
    ['a man in braces', 'braces'],
    ['a woman with pearls', 'pearls'],
    ['a woman with gold earrings', 'earrings'],
    ['a blindfolded man tasting wine', 'blindfold'],
    ['a hiker with a backpack', 'backpack'],
    ['a man with a moustache', 'moustache'],
    ['a man with round glasses tasting wine', 'glasses'],
    ['a man in a top hat', 'topper'],
    ['a woman in a headscarf', 'headscarf'],
    ['a woman in a wool hat', 'beanie'],
    ['a witch with a glass of wine', 'witch'],
    ['a woman in a dirndl', 'dirndl'],
    ['a woman in a polka dot dress', 'dotted'],
    ['a bald man with a glass of wine', 'bald'],
    ['a woman with curly hair', 'curly'],
    ['a winemaker in a checked shirt with rolled-up sleeves', 'rolledsleeves'],
  ])('%s', (prompt, worn) => {
    expect(traitsOf(prompt)).toContain(`worn:${worn}`);
    expect(readPrompt(prompt, 'cinematic').cannotDraw).toEqual([]);
  });

  it('colours the skirt that was said to be red, and not what is worn above it', () => {
    const { bottom, garment } = looksOf('a woman in a red skirt');
    expect(bottom?.cut).toBe('skirt');
    expect(garment).toBeNull();
  });

  it('ties vines and wears no tie for it', () => {
    expect(looksOf('a woman ties the vines to a wire').tie).toBeNull();
    expect(looksOf('a man in a bow tie').tie).toBeNull();
    expect(looksOf('guests at a black tie gala').tie).toBeNull();
    expect(looksOf('a waiter in a white shirt and black tie').tie).not.toBeNull();
  });

  it('says before anything is drawn that prints have no such clothes', () => {
    const { cannotDraw } = readPrompt('a man in lederhosen with a beer', 'illustration_poster');
    expect(cannotDraw.map(({ word }) => word)).toEqual(['lederhosen']);
  });

  it('paints the lips of a woman red, and has none without a face', () => {
    expect(traitsOf('portrait of a woman with red lips')).toContain('worn:lipstick');
    const { cannotDraw } = readPrompt('close-up of lips and a wine glass', 'cinematic');
    expect(cannotDraw.map(({ word }) => word)).toEqual(['lips']);
  });
});
