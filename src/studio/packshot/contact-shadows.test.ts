import { describe, expect, it } from 'vitest';
import { composeShot } from '#studio/compose/compose.ts';
import { understand } from '#studio/lexicon/understand.ts';

const shadowsOf = (prompt: string) => {
  const spec = understand(prompt, { style: 'cinematic' });
  const { stage } = composeShot({
    spec,
    seed: 3,
    width: 400,
    height: 400,
    styleId: 'cinematic',
    detail: 'preview',
  });
  return stage.scene.cutout?.shadows ?? [];
};

describe('the shadow of a packshot', () => {
  it('is one ellipse under what stands', () => {
    expect(shadowsOf('packshot of a wine bottle on a white background')).toHaveLength(1);
  });

  it.each(['corkscrew', "waiter's friend", 'knife'])(
    'follows the shape of a %s that lies',
    (thing) => {
      const shadows = shadowsOf(`packshot of a ${thing} on a white background`);
      expect(shadows.length).toBeGreaterThan(8);
      // None is as large as the box that it lies in.
      expect(Math.max(...shadows.map(({ rx }) => rx))).toBeLessThan(60);
    },
  );
});
