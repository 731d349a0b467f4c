import { describe, expect, it } from 'vitest';
import { faceAt, frontOnly, wingsOf } from './wings.ts';
import type { House } from './wings.ts';

const FARM: House = {
  wall: '#cccccc',
  roof: '#884433',
  masonry: 'rubble',
  blocks: [{ x: 0, halfWidth: 1, wall: 0.5, roof: 0.5, kind: 'gable', floors: 2, bays: 5 }],
};

describe('a house', () => {
  it('shows its front and the side on the hand that it is seen from', () => {
    const [right] = wingsOf(FARM, [20, 12], 1);
    const [left] = wingsOf(FARM, [20, 12], -1);
    expect(faceAt(right!, 9.5, 3)).toBe('side');
    expect(faceAt(right!, -9.5, 3)).toBe('front');
    expect(faceAt(left!, -9.5, 3)).toBe('side');
    expect(faceAt(left!, 9.5, 3)).toBe('front');
  });

  it('has a gable above its side, and its roof above its front', () => {
    const [wing] = wingsOf(FARM, [20, 12], 1);
    expect(faceAt(wing!, 10 - wing!.depth / 2 + 0.6, 7)).toBe('side');
    expect(faceAt(wing!, 0, 9)).toBe('roof');
    expect(faceAt(wing!, 0, 12.5)).toBeNull();
  });

  it('spaces its windows over the front alone', () => {
    const [wing] = wingsOf(FARM, [20, 12], 1);
    const front = frontOnly(wing!);
    expect(front.x + front.half).toBeCloseTo(10 - wing!.depth);
    expect(front.x - front.half).toBeCloseTo(-10);
  });
});
