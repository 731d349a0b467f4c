import { describe, expect, it } from 'vitest';
import type { Vec3 } from '#studio/scene-graph.ts';
import { headOf } from './head.ts';
import { legsOf } from './legs.ts';
import type { PersonShape } from './person-shape.ts';
import { stanceOf } from '#studio/people/acting/pose.ts';
import { torsoOf } from './torso.ts';

const SHAPE: PersonShape = {
  isWoman: false,
  isChild: false,
  build: 1,
  hair: 'short',
  hasBeard: true,
  hasSunglasses: true,
  hasScarf: false,
  isFlute: false,
  hat: 'none',
  dress: 'trousers',
  does: [],
  pose: 'standing',
  holds: [],
  beside: null,
  serving: 1,
};

/** Points round a head and its shoulders, two centimetres apart. */
const POINTS = Array.from({ length: 18 * 24 * 18 }, (_, i): Vec3 => [
  ((i % 18) - 8.6) * 0.02,
  1.38 + (Math.floor(i / 18) % 24) * 0.02,
  (Math.floor(i / 432) - 8.4) * 0.02,
]);

describe('what need not be measured', () => {
  it.each<Partial<PersonShape>>([
    {},
    { hair: 'long', isWoman: true, hasBeard: false },
    { hair: 'braid', isWoman: true, hasBeard: false },
    { hair: 'bun', isWoman: true, gaze: 0.5 },
    { hair: 'tonsure', isLaughing: true },
    { hair: 'bald', hat: 'straw', isChild: true },
  ])('is no part of a head nearer than what is already known: %o', (looks) => {
    const head = headOf({ ...SHAPE, ...looks }, 0.2);
    const nearest = (p: Vec3, limit: number): number => {
      let least = limit;
      head(p, limit, (distance) => (least = Math.min(least, distance)));
      return least;
    };
    const cut = POINTS.filter((p) => {
      const whole = nearest(p, Infinity);
      return [0.002, 0.02, 0.08].some(
        (limit) => nearest(p, limit) > Math.min(limit, whole) + 0.002,
      );
    });
    expect(cut).toEqual([]);
  });

  it('is no part of a trunk either', () => {
    const torso = torsoOf(1, true);
    const cut = POINTS.filter((p) => {
      const whole = torso(p, Infinity);
      return [0.002, 0.05].some(
        (limit) => Math.min(limit, torso(p, limit)) > Math.min(limit, whole) + 1e-9,
      );
    });
    expect(cut).toEqual([]);
  });

  it.each<Partial<PersonShape>>([
    {},
    { dress: 'gown', isWoman: true },
    { hasBoots: true },
    { pose: 'walking' },
    { pose: 'stomping' },
    { pose: 'sitting' },
  ])('nor of legs: %o', (looks) => {
    const shape = { ...SHAPE, ...looks };
    const legs = legsOf(shape, stanceOf(shape.pose));
    const nearest = (p: Vec3, limit: number): number => {
      let least = limit;
      legs(p, limit, (distance) => (least = Math.min(least, distance)));
      return least;
    };
    const low = POINTS.map(([x, y, z]): Vec3 => [x * 3, (y - 1.3) * 2.6, z * 3]);
    const cut = low.filter((p) => {
      const whole = nearest(p, Infinity);
      return [0.002, 0.05].some((limit) => nearest(p, limit) > Math.min(limit, whole) + 1e-9);
    });
    expect(cut).toEqual([]);
  });
});
