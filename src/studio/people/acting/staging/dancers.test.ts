import { describe, expect, it } from 'vitest';
import { composeShot } from '#studio/compose/compose.ts';
import { understand } from '#studio/lexicon/understand.ts';
import { stanceOf } from '#studio/people/acting/pose.ts';

function peopleOf(prompt: string, size: 'square' | 'landscape' = 'landscape') {
  const spec = understand(prompt, { style: 'classical_heritage', size });
  const brief = { spec, styleId: 'classical_heritage', width: 96, height: 64, seed: 3 } as const;
  return composeShot({ ...brief, detail: 'preview' }).stage.people;
}

describe('who dances', () => {
  it('does so in pairs, one pair farther away than the other', () => {
    const people = peopleOf('peasants dancing at the harvest festival');
    expect(people.map(({ shape }) => shape.pose)).toEqual(Array(4).fill('dancing'));
    const [a, b, c, d] = people.map(({ metres }) => metres);
    expect(b! / a!).toBeCloseTo(1, 1);
    expect(d! / c!).toBeCloseTo(1, 1);
    expect(Math.max(c! / a!, a! / c!)).toBeGreaterThan(1.2);
  });

  it('does not merely walk: a foot is thrown up', () => {
    expect(stanceOf('dancing').legs).toBe('skip');
    expect(stanceOf('dancing_alone').legs).toBe('skip');
  });
});

describe('a child alone', () => {
  it('is seen down to the ground', () => {
    const [girl] = peopleOf('a girl carrying a basket of grapes', 'square');
    expect(girl!.shape.isChild).toBe(true);
    expect(girl!.foot).toBeLessThan(1);
  });
});
