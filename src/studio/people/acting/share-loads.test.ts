import { describe, expect, it } from 'vitest';
import { composeShot } from '#studio/compose/compose.ts';
import type { Stage } from '#studio/compose/stage.ts';
import { understand } from '#studio/lexicon/understand.ts';

const SIDE = 64;

function cast(prompt: string): Stage {
  const spec = understand(prompt, { style: 'cinematic', size: 'square' });
  const brief = { spec, styleId: 'cinematic', width: SIDE, height: SIDE, seed: 1 } as const;
  return composeShot({ ...brief, detail: 'preview' }).stage;
}

const besides = ({ people }: Stage) => people.map(({ shape }) => shape.beside);

describe('one thing stays one, however many share it', () => {
  it.each([
    'friends treading grapes in a big tub',
    'four children stomping grapes in a wooden tub',
    'trois vendangeuses foulent le raisin dans une cuve',
  ])('a single tub round all of them: %s', (prompt) => {
    const stage = cast(prompt);
    expect(stage.people.length).toBeGreaterThan(2);
    expect(new Set(besides(stage))).toEqual(new Set([null]));
    const tubs = stage.stands.filter(({ stand }) => stand === 'tub');
    expect(tubs.map(({ isFront = false }) => isFront)).toEqual([false, true]);
    const [back, front] = tubs.map(({ metres }) => metres);
    // Painted from afar to near: behind their legs, then before them.
    for (const { metres } of stage.people) {
      expect(metres).toBeLessThan(back!);
      expect(metres).toBeGreaterThan(front!);
    }
  });

  it('two carry one crate between them, face to face', () => {
    const stage = cast('two workers carrying a crate of grapes');
    expect(besides(stage)).toEqual(['crate', null]);
    const [left, right] = stage.people;
    expect(left!.facing * right!.facing).toBeLessThan(-1.5);
  });

  it('leaves each of them their own where several were asked for', () => {
    expect(besides(cast('two workers carrying crates of grapes'))).toEqual(['crate', 'crate']);
    expect(besides(cast('a man stomping grapes in a tub'))).toEqual(['tub']);
  });
});
