import { describe, expect, it } from 'vitest';
import type { Vec3 } from '#studio/scene-graph.ts';
import { createPerson } from './body/person.ts';
import type { PersonShape } from './body/person-shape.ts';
import type { Part } from './body/part.ts';
import { complexionOf } from './painting/complexion.ts';
import { fromHead } from './painting/strands/head-frame.ts';
import { renderPerson } from './painting/render-person.ts';
import type { PersonView } from './painting/person-view.ts';

const SHAPE: PersonShape = {
  isWoman: true,
  isChild: false,
  build: 1,
  hair: 'long',
  hasBeard: false,
  hasSunglasses: false,
  hasScarf: false,
  isFlute: false,
  hat: 'none',
  dress: 'skirt',
  does: [],
  pose: 'standing',
  holds: [],
  beside: null,
  serving: 1,
};

const VIEW: PersonView = {
  width: 24,
  height: 42,
  unit: 0.048,
  foot: [12, 40],
  facing: 0.6,
  pitch: 0.1,
  reach: 0.95,
  tall: 2.02,
  key: { from: [0.6, 0.5, 0.6], light: [1, 1, 1] },
  rim: { from: [-0.7, 0.4, -0.5], light: [1, 1, 1] },
  ambient: [0.4, 0.4, 0.4],
};

/** Parts that are seen of a face from straight before it. */
function faceOf(shape: PersonShape): Set<Part> {
  const seen = new Set<Part>();
  const unit = 0.002;
  const view = { ...VIEW, width: 60, height: 84, unit, facing: 0, pitch: 0 };
  const model = createPerson(shape);
  const { parts } = renderPerson(
    { ...model, colour: () => [0.5, 0.5, 0.5] },
    {
      ...view,
      foot: [30, 1.72 / unit],
    },
  );
  for (const part of parts) if (part) seen.add(part);
  return seen;
}

describe('how people look', () => {
  it.each([
    { name: 'who looks ahead', shape: SHAPE },
    { name: 'who looks down at their hands', shape: { ...SHAPE, pose: 'reading' as const } },
    { name: 'a child', shape: { ...SHAPE, isChild: true, hair: 'short' as const } },
  ])('$name has open eyes', ({ shape }) => {
    expect([...faceOf(shape)]).toEqual(expect.arrayContaining(['sclera', 'iris']));
  });

  it('shows no white of the eyes where the brow shades them', () => {
    const shape: PersonShape = { ...SHAPE, hasShadedEyes: true };
    const seen = faceOf(shape);
    expect(seen.has('sclera') || seen.has('glint')).toBe(false);
    // Their lashes are all that is seen, as shade on the skin.
    const tint = complexionOf(shape, [0.02, 0.014, 0.01]);
    const { place } = fromHead(shape);
    const green = (p: Vec3): number => tint([0.5, 0.5, 0.5], place(p))[1];
    expect(green([0.0315, 1.6425, 0.079])).toBeLessThan(green([0.045, 1.6, 0.075]) * 0.6);
  });

  it('shows the teeth of whoever laughs, and of nobody else', () => {
    expect(faceOf({ ...SHAPE, isLaughing: true }).has('teeth')).toBe(true);
    expect(faceOf(SHAPE).has('teeth')).toBe(false);
  });

  it('bares the forearm below a short sleeve, and covers it in a long one', () => {
    // Below the neck: face and throat are as bare in any sleeve.
    const armOf = (sleeves: NonNullable<PersonShape['sleeves']>): number => {
      const { box, parts } = renderPerson(
        { ...createPerson({ ...SHAPE, sleeves }), colour: () => [0.5, 0.5, 0.5] },
        VIEW,
      );
      const neck = VIEW.foot[1] - 1.36 / VIEW.unit;
      return parts.filter(
        (part, i) => part === 'skin' && box.top + Math.floor(i / box.width) > neck,
      ).length;
    };
    expect(armOf('short')).toBeGreaterThan(armOf('long') * 1.3);
  });

  it.each(['toasting', 'sitting', 'lounging', 'rolling', 'kneeling', 'photographing'] as const)(
    'sees the same of somebody %s, whatever a ray need not measure',
    (pose) => {
      const { regions, ...model } = createPerson({
        ...SHAPE,
        pose,
        holds: ['glass'],
        hat: 'straw',
      });
      const colour = (_: Part, p: Vec3): Vec3 => [p[1] * 0.4, 0.5, 0.5];
      const whole = renderPerson({ ...model, colour }, VIEW);
      const quick = renderPerson({ ...model, regions, colour }, VIEW);
      const differing = whole.parts.filter((part, i) => part !== quick.parts[i]).length;
      expect(differing).toBeLessThanOrEqual(2);
    },
  );
});
