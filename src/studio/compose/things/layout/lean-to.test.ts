import { describe, expect, it } from 'vitest';
import { composeShot } from '#studio/compose/compose.ts';
import { hullOf, spanOf } from '#studio/compose/camera/bounds.ts';
import { understand } from '#studio/lexicon/understand.ts';

const { scene } = composeShot({
  spec: understand('a bottle of rosé leaning against a gift box', { style: 'cinematic' }),
  styleId: 'cinematic',
  width: 400,
  height: 400,
  seed: 5,
  detail: 'preview',
}).stage;
const acrossOf = (thing: string) =>
  spanOf(
    hullOf(scene, new Set(scene.objects.filter((one) => one.thing === thing).map(({ id }) => id))),
    0,
  );

describe('a bottle that leans against something', () => {
  it('touches it', () => {
    const [[left], [, right]] = [acrossOf('bottle'), acrossOf('gift_box')];
    expect(left).toBeLessThan(right + 0.5);
  });
});
