import { describe, expect, it } from 'vitest';
import { composeShot } from '#studio/compose/compose.ts';
import { hullOf } from '#studio/compose/camera/bounds.ts';
import { frameBoxOf } from '#studio/compose/camera/frame-camera.ts';
import { understand } from '#studio/lexicon/understand.ts';
import type { ThingId } from '#studio/things/catalogue.ts';

const shotOf = (prompt: string) =>
  composeShot({
    spec: understand(prompt, { style: 'cinematic', size: 'square' }),
    styleId: 'cinematic',
    width: 256,
    height: 256,
    seed: 1,
    detail: 'preview',
  });

function boxOf(prompt: string, thing: ThingId) {
  const { stage, shot } = shotOf(prompt);
  const ids = stage.scene.objects.filter((one) => one.thing === thing).map(({ id }) => id);
  return frameBoxOf(hullOf(stage.scene, new Set(ids)), shot.camera, stage.aspect);
}

describe('what the picture is of', () => {
  it.each([
    ['bottle of Barolo on an old wooden barrel', 0.45],
    ['bottle of white wine on a rock in the garden', 0.45],
    ['bottle of Burgundy against a brick wall', 0.7],
  ])('is large in the frame: %s', (prompt, least) => {
    const { top, bottom } = boxOf(prompt, 'bottle');
    expect(bottom - top).toBeGreaterThan(least);
    expect(Math.min(top, 1 - bottom)).toBeGreaterThan(0.02);
  });

  it('is the bowl and the stream where a pour is seen from near', () => {
    const near = boxOf('close-up of red wine being poured into a glass', 'glass');
    const usual = boxOf('red wine being poured into a glass', 'glass');
    expect(near.right - near.left).toBeGreaterThan((usual.right - usual.left) * 1.3);
  });

  it('stands among the leaves that fell there', () => {
    const prompt = 'autumn leaves and a bottle of red wine';
    const [leaves, bottle] = [boxOf(prompt, 'autumn_leaves'), boxOf(prompt, 'bottle')];
    expect(leaves.left).toBeLessThan(bottle.left);
    expect(leaves.right).toBeGreaterThan(bottle.right);
    expect(leaves.top).toBeLessThan(bottle.bottom);
  });

  it('has its dramatic light on black too', () => {
    const { stage } = shotOf('bottle of Bordeaux, dramatic light, black background');
    expect(stage.scene.traits).toContain('light:chiaroscuro');
  });

  it('is a group: things of a still life lie close to one another', () => {
    const prompt = 'still life with wine bottle, grapes, bread, cheese and a candle';
    const boxes = (['bottle', 'grapes', 'bread', 'hard_cheese', 'candle'] as const).map((thing) =>
      boxOf(prompt, thing),
    );
    const apart = boxes.map((a) =>
      Math.min(
        ...boxes
          .filter((b) => b !== a)
          .map((b) =>
            Math.hypot(
              Math.max(0, a.left - b.right, b.left - a.right),
              Math.max(0, a.top - b.bottom, b.top - a.bottom),
            ),
          ),
      ),
    );
    expect(apart.reduce((sum, gap) => sum + gap, 0) / apart.length).toBeLessThan(0.01);
  });

  it.each(['crystal decanter with red wine by candlelight', 'a candle and a bottle of red wine'])(
    'stands no further back than the candle that lights it: %s',
    (prompt) => {
      const hero = prompt.includes('decanter') ? 'decanter' : 'bottle';
      const [lit, candle] = [boxOf(prompt, hero), boxOf(prompt, 'candle')];
      expect(candle.bottom).toBeLessThan(lit.bottom + 0.03);
    },
  );
});
