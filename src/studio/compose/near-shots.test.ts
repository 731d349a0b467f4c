import { describe, expect, it } from 'vitest';
import { hullOf } from '#studio/compose/camera/bounds.ts';
import { frameBoxOf } from '#studio/compose/camera/frame-camera.ts';
import { composeShot } from '#studio/compose/compose.ts';
import { understand } from '#studio/lexicon/understand.ts';
import type { ThingId } from '#studio/things/catalogue.ts';

function boxesOf(
  prompt: string,
  things: readonly ThingId[],
  { size, width }: { size: 'square' | 'portrait'; width: number } = { size: 'square', width: 256 },
) {
  const { stage, shot } = composeShot({
    spec: understand(prompt, { style: 'gastro', size }),
    styleId: 'gastro',
    width,
    height: 256,
    seed: 1,
    detail: 'preview',
  });
  return things.map((thing) => {
    const own = stage.scene.objects.filter((one) => one.thing === thing).map(({ id }) => id);
    return frameBoxOf(hullOf(stage.scene, new Set(own)), shot.camera, stage.aspect);
  });
}

describe('a macro', () => {
  it('of two small things has both, whole and large', () => {
    const boxes = boxesOf('cork and corkscrew macro', ['cork', 'corkscrew']);
    for (const { left, right, top, bottom } of boxes) {
      expect(Math.min(left, top, 1 - right, 1 - bottom)).toBeGreaterThan(0);
      expect(Math.max(right - left, bottom - top)).toBeGreaterThan(0.4);
    }
  });
});

describe('a bunch of grapes, close up', () => {
  it('fills a tall frame, where its ends may leave it', () => {
    const tall = { size: 'portrait', width: 170 } as const;
    const [grapes] = boxesOf('cluster of grapes with dew, extreme close-up', ['grapes'], tall);
    expect(grapes!.bottom - grapes!.top).toBeGreaterThan(0.6);
  });
});

describe('a neck that drips', () => {
  it('is seen from near', () => {
    const [drip] = boxesOf("wine dripping from a bottle's neck", ['drop']);
    expect(drip!.bottom - drip!.top).toBeGreaterThan(0.5);
  });
});
