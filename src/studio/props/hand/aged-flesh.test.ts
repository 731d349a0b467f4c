import { describe, expect, it } from 'vitest';
import { agedFlesh, leanHand } from './aged-flesh.ts';
import { closeHand } from './close-hand.ts';
import { fleshOf } from './flesh.ts';
import type { Arm } from './flesh.ts';

const hand = closeHand({ bend: [0.1, 0.1, 0.1], spread: 0.5, swing: 0.3 }, null, [8, -3, 0]);
const arm: Arm = { along: [-1, 0, 0], bare: 6 };

describe('an old hand', () => {
  it('is thinner between its joints than a young one, and thicker at them', () => {
    const lean = leanHand(hand);
    const [young, old] = [
      fleshOf(hand, arm),
      agedFlesh(fleshOf(lean, { ...arm, isOld: true }), lean),
    ];
    const [, middle] = hand.fingers[1]!;
    const half = middle!.from.map((v, k) => (v + middle!.to[k]!) / 2) as [number, number, number];
    const over = (p: readonly number[]): [number, number, number] => [p[0]!, p[1]! + 0.8, p[2]!];
    expect(old(over(half))).toBeGreaterThan(young(over(half)));
    expect(old(over(middle!.from)) - young(over(middle!.from))).toBeLessThan(
      old(over(half)) - young(over(half)),
    );
  });
});
