import { describe, expect, it } from 'vitest';
import { composeShot } from '#studio/compose/compose.ts';
import { understand } from '#studio/lexicon/understand.ts';
import { LAND_HORIZON } from './gather-beasts.ts';

const stageOf = (prompt: string) => {
  const spec = understand(prompt, { style: 'cinematic', size: 'square' });
  const brief = { spec, styleId: 'cinematic', width: 64, height: 64, seed: 3 } as const;
  return composeShot({ ...brief, detail: 'preview' }).stage;
};

describe('animals of a land', () => {
  it('stand on the ground that is painted: what is farther away stands higher and is smaller', () => {
    const { beasts } = stageOf('sheep grazing in the vineyard');
    expect(beasts).toHaveLength(3);
    const eyes = beasts.map(({ foot, metres }) => (foot - LAND_HORIZON) * metres);
    for (const eye of eyes) expect(eye).toBeCloseTo(eyes[0]!, 5);
  });

  it('are one where one was named', () => {
    expect(stageOf('a sheep in the vineyard').beasts).toHaveLength(1);
  });

  it('a dog in its cellar is built, and the picture is of it', () => {
    const { beasts, direction, scene } = stageOf(
      'a dog sleeping next to the barrels in our winery',
    );
    expect(beasts).toEqual([]);
    expect(direction.archetype).toBe('asked');
    expect(scene.objects.some(({ thing }) => thing === 'dog')).toBe(true);
  });
});
