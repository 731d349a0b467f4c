import { describe, expect, it } from 'vitest';
import type { PersonShape } from '#studio/people/body/person-shape.ts';
import { posed } from '#studio/people/acting/pose.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import type { Rgb } from '#studio/textures/colour.ts';
import { complexionOf } from './complexion.ts';
import { fromHead } from './strands/head-frame.ts';

const SHAPE: PersonShape = {
  isWoman: false,
  isChild: false,
  build: 1,
  hair: 'short',
  hasBeard: false,
  hasSunglasses: false,
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
const SKIN: Rgb = [0.5, 0.33, 0.25];
const HAIR: Rgb = [0.07, 0.035, 0.016];

const toneAt = (at: Vec3, shape: Partial<PersonShape> = {}): Rgb => {
  const whole = { ...SHAPE, ...shape };
  return complexionOf(whole, HAIR)(SKIN, fromHead(whole).place(at));
};
const redness = ([red, green]: Rgb): number => red / green;
const CHEEK: Vec3 = [0.043, 1.614, 0.074];
const BROW: Vec3 = [0.01, 1.715, 0.085];
const JAW: Vec3 = [0.012, 1.565, 0.084];

describe('skin that is not of one colour', () => {
  it('has redder cheeks than forehead, and shade under the brow', () => {
    expect(redness(toneAt(CHEEK))).toBeGreaterThan(redness(toneAt(BROW)) * 1.04);
    const socket = toneAt([0.029, 1.6535, 0.08], { hasShadedEyes: true });
    expect(socket[1]).toBeLessThan(toneAt(BROW)[1] * 0.75);
  });

  it('shows where a man shaves, and nothing of it on women and children', () => {
    const chin = toneAt(JAW)[0];
    expect(toneAt(JAW, { isWoman: true })[0]).toBeGreaterThan(chin * 1.08);
    expect(toneAt(JAW, { isWoman: true })[0] / SKIN[0]).toBeGreaterThan(0.95);
  });

  it('has redder hands than arms', () => {
    const tint = complexionOf(SHAPE, HAIR);
    const [{ hand, elbow }] = posed(SHAPE) as [ReturnType<typeof posed>[0]];
    expect(redness(tint(SKIN, hand))).toBeGreaterThan(redness(tint(SKIN, elbow)) * 1.05);
  });

  it('is spotted by age', () => {
    const tones = (isOld: boolean): Set<string> =>
      new Set(
        Array.from({ length: 60 }, (_, i): string =>
          (
            toneAt([0.03 + (i % 6) * 0.003, 1.69 + i * 0.0004, 0.06], { isOld })[1] /
            toneAt([0.03 + (i % 6) * 0.003, 1.69 + i * 0.0004, 0.06])[1]
          ).toFixed(2),
        ),
      );
    expect(tones(false).size).toBe(1);
    expect(tones(true).size).toBeGreaterThan(1);
  });
});
