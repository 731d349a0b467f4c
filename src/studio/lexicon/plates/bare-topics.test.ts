import { describe, expect, it } from 'vitest';
import { readPlate } from '#studio/lexicon/read-plate.ts';
import { spelledOut } from './bare-topics.ts';

describe('a noun alone on a teaching plate', () => {
  it.each([
    ['Tannins', 'lesson', 'en'],
    ['tanins', 'lesson', 'fr'],
    ['rosé', 'making', 'en'],
    ['vino tinto', 'making', 'es'],
    ['Weingläser', 'glass_shapes', 'de'],
    ['wine regions', 'map', 'en'],
    ['Bordeaux', 'map', 'en'],
    ['diagram of oak barrels', 'lesson', 'en'],
    ['Italian red wines explained for beginners', 'varieties', 'en'],
    ['French white wines guide', 'varieties', 'en'],
  ])('%s is %s', (prompt, topic, language) => {
    expect(readPlate(prompt)).toMatchObject({ topic, language });
  });

  it('leaves alone what says more', () => {
    for (const prompt of ['how to pour sparkling wine', 'the wine glass', 'Bordeaux in a decanter'])
      expect(spelledOut(prompt)).toBe(prompt);
  });
});
