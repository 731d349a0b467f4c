import { describe, expect, it } from 'vitest';
import { composeShot } from '#studio/compose/compose.ts';
import { hullOf, spanOf } from '#studio/compose/camera/bounds.ts';
import { understand } from '#studio/lexicon/understand.ts';
import type { ThingId } from '#studio/things/catalogue.ts';

/** Where the middle of every piece is of one kind, in centimetres. */
function pieces(prompt: string, thing: ThingId) {
  const spec = understand(prompt, { style: 'gastro' });
  const brief = { spec, styleId: 'gastro', width: 256, height: 256, seed: 1 } as const;
  const { scene } = composeShot({ ...brief, detail: 'preview' }).stage;
  return scene.objects
    .filter((object) => object.thing === thing)
    .map(({ id }) => {
      const points = hullOf(scene, new Set([id]));
      const middle = (k: 0 | 2): number => {
        const [low, high] = spanOf(points, k);
        return (low + high) / 2;
      };
      return { x: middle(0), z: middle(2) };
    });
}

describe('fruit in a bowl', () => {
  it('is one where one was said, and several where several were', () => {
    expect(pieces('a pear in a bowl', 'pear')).toHaveLength(1);
    expect(pieces('pear in a bowl', 'pear')).toHaveLength(1);
    expect(pieces('apples in a bowl', 'apple').length).toBeGreaterThan(2);
  });

  it('never stands as a tower', () => {
    for (const [prompt, thing] of [
      ['pears in a bowl', 'pear'],
      ['an orange and three pears in a wooden bowl', 'pear'],
      ['apples in a bowl', 'apple'],
    ] as const) {
      const all = pieces(prompt, thing);
      for (const [i, a] of all.entries())
        for (const b of all.slice(i + 1))
          expect(Math.hypot(a.x - b.x, a.z - b.z), prompt).toBeGreaterThan(2.5);
    }
  });
});
