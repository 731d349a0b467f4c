import { describe, expect, it } from 'vitest';
import type { Distance } from '#studio/props/making/solid-mesh.ts';
import { add, scale, subtract } from '#studio/vector.ts';
import type { Bone } from './bones.ts';
import { closeHand } from './close-hand.ts';
import { fleshOf } from './flesh.ts';

const rod =
  (radius: number, x: number, y: number): Distance =>
  (p) =>
    Math.hypot(p[0] - x, p[1] - y) - radius;

const along = ({ from, to }: Bone, t: number) => add(from, scale(subtract(to, from), t));

describe('a hand that closes', () => {
  it.each([
    ['a bottle', rod(3.7, 8.3, -5), [0.05, 0.12, 0.08] as const, [8.3, -5, 2] as const],
    ['a stem', rod(0.5, 11.2, -3.7), [0.25, 0.5, 0.3] as const, [11.2, -3.7, 1.6] as const],
  ])('touches %s with every finger and sinks into it with none', (_, held, bend, middle) => {
    const hand = closeHand({ bend, spread: 0.2, swing: 0.8 }, held, middle);
    for (const bones of [...hand.fingers, hand.thumb]) {
      const gaps = bones.flatMap((bone) =>
        [0.3, 0.55, 0.8, 1].map((t) => {
          const radius = bone.radii[0] + (bone.radii[1] - bone.radii[0]) * t;
          return held(along(bone, t)) - radius;
        }),
      );
      expect(Math.min(...gaps)).toBeLessThan(0.6);
    }
    for (const [, second, third] of hand.fingers)
      for (const bone of [second!, third!])
        expect(held(along(bone, 0.8))).toBeGreaterThan(bone.radii[1] * 0.5);
  });

  it('keeps five fingers apart, with air between their tips', () => {
    const hand = closeHand({ bend: [0.05, 0.1, 0.05], spread: 0.8, swing: 0.2 }, null, [8, -3, 0]);
    const flesh = fleshOf(hand, { along: [-1, 0, 0], bare: 6 });
    const tips = [...hand.fingers, hand.thumb].map((bones) => bones[2]!.to);
    for (const tip of tips) expect(flesh(tip)).toBeLessThan(0);
    const ends = hand.fingers.map((bones) => bones[2]!.to);
    const between = ends.slice(1).map((end, i) => scale(add(end, ends[i]!), 0.5));
    for (const gap of between) expect(flesh(gap)).toBeGreaterThan(0);
  });
});
