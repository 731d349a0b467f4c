import { describe, expect, it } from 'vitest';
import { understand } from '#studio/lexicon/understand.ts';
import { hullOf, spanOf } from '#studio/compose/camera/bounds.ts';
import { composeShot } from '#studio/compose/compose.ts';

function reach(prompt: string) {
  const spec = understand(prompt, { style: 'gastro', size: 'square' });
  const brief = { spec, styleId: 'gastro', width: 64, height: 64, seed: 1 } as const;
  const { scene } = composeShot({ ...brief, detail: 'preview' }).stage;
  const spanOfThing = (thing: string) => {
    const ids = scene.objects.filter((one) => one.thing === thing).map(({ id }) => id);
    return spanOf(hullOf(scene, new Set(ids)), 0);
  };
  return { scene, spanOfThing };
}

describe('a hand that reaches for something', () => {
  it.each([
    ['a hand reaching for a bottle of red wine', 'bottle'],
    ['hand reaching for a glass of champagne', 'glass'],
  ])('comes just before it, and does not hold it yet: %s', (prompt, thing) => {
    const { scene, spanOfThing } = reach(prompt);
    const [, right] = spanOfThing(thing);
    const [tips] = spanOfThing('hand');
    expect(tips).toBeGreaterThan(right);
    expect(tips - right).toBeLessThan(3);
    expect(scene.traits).toContain('action:choosing');
  });
});
