import { afterAll, describe, expect, it } from 'vitest';
import { createStudio } from '#studio/engine.ts';
import { CORPUS } from './corpus.ts';
import { judgePicture } from './judge-picture.ts';

/** Small pictures of every kind of demand; `npm run bench:fidelity` draws them all. */
const SAMPLE = [
  'a lemon left of a bottle',
  'three glasses and two bottles on a wooden table',
  'a bottle in an ice bucket',
  'bottle on black',
  'olive oil and bread',
  'barrels in a vaulted stone cellar',
  'a glass of Chinon',
  'glass of wine and a quantum computer',
  'poster of a cat with a glass of wine',
  'poster of three lemons and a carafe',
  'poster "Jazz & Wine" with a saxophone',
  'poster of a guitar and two glasses',
  'pop art corkscrew',
  'when the sommelier says notes of wet dog',
  'how red wine is made',
  'une rose rouge et un verre de vin blanc',
];
const SIDE = 128;

describe('a sample of the corpus', () => {
  const studio = createStudio({ workers: 1 });
  afterAll(() => studio.close());

  it.each(SAMPLE)('is drawn as asked: %s', async (prompt) => {
    const corpus = CORPUS.find((one) => one.prompt === prompt);
    if (!corpus) throw new Error(`“${prompt}” is no longer in the corpus.`);
    const made = await studio.generate(
      { prompt, styleId: corpus.styleId, size: 'square', seed: 1 },
      { quality: 'preview', maxSide: SIDE },
    );
    expect(judgePicture(made, corpus.demands), `shows ${made.shown.join(', ')}`).toEqual([]);
  });
});
