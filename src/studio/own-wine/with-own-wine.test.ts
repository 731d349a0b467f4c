import { describe, expect, it } from 'vitest';
import { findShot } from '#shared/rules/pictures/outlets.ts';
import { hullOf } from '#studio/compose/camera/bounds.ts';
import { composeShot } from '#studio/compose/compose.ts';
import { frameBoxOf } from '#studio/compose/camera/frame-camera.ts';
import { understand } from '#studio/lexicon/understand.ts';
import { SAMPLE_WINE } from '#studio/showcase/sample-wine.ts';
import { withOwnWine } from './with-own-wine.ts';

const SIDE = 512;

function compose(prompt: string) {
  return composeShot({
    spec: withOwnWine(understand(prompt, { style: 'cinematic', size: 'square' }), SAMPLE_WINE),
    styleId: 'cinematic',
    width: SIDE,
    height: SIDE,
    seed: 1,
    detail: 'preview',
    ownWine: SAMPLE_WINE,
  });
}

describe('a picture of the label of somebody’s own bottle', () => {
  it('is taken of that label, close up, and of no other', () => {
    const { stage, shot } = compose(findShot('label')!.prompt);
    const labels = stage.scene.objects.filter(({ thing }) => thing === 'label');
    expect(labels.map(({ name }) => name)).toEqual(['front label']);
    const ids = new Set(labels.map(({ id }) => id));
    const { left, right } = frameBoxOf(hullOf(stage.scene, ids), shot.camera, 1);
    expect(right - left).toBeGreaterThan(0.45);
  });
});
