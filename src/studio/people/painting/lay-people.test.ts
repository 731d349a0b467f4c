import { describe, expect, it } from 'vitest';
import { compose } from '#studio/compose/compose.ts';
import { understand } from '#studio/lexicon/understand.ts';
import { rowBands } from '#studio/row-bands.ts';
import type { PaintedLayers, Painting } from '#studio/scene-graph.ts';
import { paintRoom, standPeople } from '#studio/textures/paint-layers.ts';

const SIDE = 96;

function peopledBackdrop(prompt: string): Painting {
  const spec = understand(prompt, { style: 'cinematic', size: 'square' });
  const composed = compose({
    spec,
    styleId: 'cinematic',
    width: SIDE,
    height: SIDE,
    seed: 1,
    detail: 'preview',
  });
  if (composed.technique !== 'traced') throw new Error('This prompt is drawn.');
  return composed.scene.paintings.find(({ painter }) => painter === 'peopled')!;
}

/** Everybody, so many bands of rows at a time, the last band first. */
function paintIn(
  parts: number,
  painting: Painting,
): Required<Pick<PaintedLayers, 'hdr' | 'names'>> {
  const { layers, light } = paintRoom(painting);
  for (const rows of rowBands(SIDE, parts).toReversed())
    standPeople({ painting, layers, light, rows });
  return { hdr: layers.hdr!, names: layers.names! };
}

describe('people who are stood up in bands of rows', () => {
  it.each([
    { name: 'in focus', prompt: 'A sommelier pouring red wine', blur: 0 },
    {
      name: 'with a dog whose coat is drawn',
      prompt: 'A woman with her golden retriever',
      blur: 0,
    },
    { name: 'by candles', prompt: 'A couple having a candlelit dinner by the window', blur: 0 },
    { name: 'out of focus', prompt: 'Two friends toasting on a terrace', blur: 0.03 },
  ])('are the same people, $name', ({ prompt, blur }) => {
    const found = peopledBackdrop(prompt);
    const painting = { ...found, params: { ...found.params, blur } };
    const whole = paintIn(1, painting);
    const parted = paintIn(5, painting);
    expect(new Set(whole.names).size).toBeGreaterThan(2);
    expect(parted.names).toEqual(whole.names);
    const apart = whole.hdr.map((light, i) => Math.abs(light - parted.hdr[i]!));
    expect(Math.max(...apart)).toBeLessThan(1e-5);
  });
});
