import { expect, it } from 'vitest';
import { composeShot } from '#studio/compose/compose.ts';
import { understand } from '#studio/lexicon/understand.ts';

/** The strips of the reflector behind the bottle, from the foot upwards. */
function reflector(prompt: string, seed = 3): { low: number; high: number; width: number }[] {
  const spec = understand(prompt, { style: 'cinematic' });
  const { scene } = composeShot({
    spec,
    styleId: 'cinematic',
    width: 192,
    height: 192,
    seed,
    detail: 'preview',
  }).stage;
  const cards = scene.objects.filter(({ name }) => name === 'glow card').map(({ id }) => id);
  return scene.primitives.flatMap((part) =>
    part.kind === 'rect' && cards.includes(part.object)
      ? [{ low: part.origin[1], high: part.origin[1] + part.v[1], width: Math.hypot(...part.u) }]
      : [],
  );
}

it('stands behind pale wine up to the capsule, or the bottle would look half empty', () => {
  const strips = reflector('white wine bottle packshot on black');
  expect(strips.length).toBeGreaterThan(4);
  for (const [i, { low, width }] of strips.entries()) {
    if (i === 0) continue;
    expect(low).toBeCloseTo(strips[i - 1]!.high, 5);
    expect(width).toBeLessThanOrEqual(strips[i - 1]!.width);
  }
  // The neck of a Burgundy bottle begins at 22.6 cm.
  expect(strips.at(-1)!.high).toBeGreaterThan(22);
});

it.each(['on a white background', 'on a transparent background', 'on a pale pink background'])(
  'is not needed %s, which shines through by itself',
  (ground) => {
    expect(reflector(`a bottle of Chardonnay ${ground}`)).toEqual([]);
  },
);

it('is not there behind a bottle that is tilted: it would look out beside it', () => {
  const strips = reflector('white wine being poured into a glass, close up', 104);
  // The glass has one of its own, of low strips alone.
  expect(strips.filter(({ low, high }) => Math.abs(high - low) > 2)).toEqual([]);
});
