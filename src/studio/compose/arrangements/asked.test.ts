import { describe, expect, it } from 'vitest';
import type { StyleId } from '#shared/rules/pictures/generation.ts';
import { hullPoints } from '#studio/compose/camera/bounds.ts';
import { composeShot } from '#studio/compose/compose.ts';
import { frameBoxOf } from '#studio/compose/camera/frame-camera.ts';
import { understand } from '#studio/lexicon/understand.ts';

function shoot(prompt: string, style: StyleId) {
  const spec = understand(prompt, { style, size: 'square' });
  const brief = { spec, styleId: style, width: 64, height: 64, seed: 1 } as const;
  return composeShot({ ...brief, detail: 'preview' });
}

describe('what is asked for, and nothing else', () => {
  it('leaves a lone jug of an old master the dark room about it', () => {
    const area = (style: StyleId) => {
      const { points, shot } = shoot('a wine jug', style);
      const { left, right, top, bottom } = frameBoxOf(points, shot.camera, 1);
      return (right - left) * (bottom - top);
    };
    expect(area('classical_heritage')).toBeLessThan(0.34);
    expect(area('cinematic')).toBeGreaterThan(0.4);
  });

  it('shows the whole bicycle that carries the basket', () => {
    const { stage, shot } = shoot('a bicycle with a bottle in the basket', 'pastel');
    const things = [...hullPoints(stage.scene), ...hullPoints(stage.scene, 'prop')];
    const box = frameBoxOf(things, shot.camera, 1);
    expect(Math.min(box.left, box.top)).toBeGreaterThan(0);
    expect(Math.max(box.right, box.bottom)).toBeLessThan(1);
  });

  it('keeps whoever stands behind the table near enough to be known', () => {
    const [person] = shoot('a monk with a jug of wine and bread', 'classical_heritage').stage
      .people;
    // So many metres are seen from the top of the frame to its foot.
    expect(person?.metres).toBeLessThan(2.2);
  });
});
