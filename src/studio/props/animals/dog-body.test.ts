import { describe, expect, it } from 'vitest';
import { dogBody, eyesOf } from './dog-body.ts';
import { standOf } from './dog-stands.ts';

const bodyOf = (...states: string[]) => dogBody(standOf(states)).solid;

describe('the dog', () => {
  it('stands on four legs with air under its belly, and lies on it', () => {
    for (const pose of ['standing', 'walking'])
      expect(bodyOf(pose)([0, 15, -4])).toBeGreaterThan(3);
    expect(bodyOf('lying')([0, 5, -4])).toBeLessThan(0);
  });

  it.each(['sitting', 'standing', 'walking', 'lying', 'sleeping'])(
    'has its paws on the ground and its eyes in its head when %s',
    (pose) => {
      const stand = standOf([pose]);
      const solid = bodyOf(pose);
      for (const bones of stand.legs) {
        const [, foot] = bones.at(-1)!;
        expect(solid([foot[0], 0.3, foot[2]])).toBeLessThan(0.2);
      }
      const [left, right] = eyesOf(stand);
      for (const { at } of [left!, right!]) expect(solid(at)).toBeLessThan(0.3);
    },
  );
});
