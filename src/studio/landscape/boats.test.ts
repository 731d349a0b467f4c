import { describe, expect, it } from 'vitest';
import { composeShot } from '#studio/compose/compose.ts';
import { understand } from '#studio/lexicon/understand.ts';
import { SCENERY_NAMES } from '#studio/places/words/scenery-names.ts';
import { paintLayers } from '#studio/textures/paint-layers.ts';

const SIDE = 120;

/** How many boats are told apart in the view. */
function boatsIn(prompt: string): number {
  const spec = understand(prompt, { style: 'cinematic', size: 'square' });
  const brief = { spec, styleId: 'cinematic', width: SIDE, height: SIDE, seed: 3 } as const;
  const { scene } = composeShot({ ...brief, detail: 'preview' }).stage;
  const { names } = paintLayers(
    scene.paintings[scene.textures[scene.backdrop!.texture]!.painting]!,
  );
  return [...new Set(names)].filter((code) => SCENERY_NAMES[code - 1] === 'boat').length;
}

describe('boats', () => {
  it.each([
    ['two sailing boats on Lake Garda', 2],
    ['a sailing boat on the sea', 1],
    ['three boats on the Douro river', 3],
  ])('are as many as were asked for, on their water: %s', (prompt, many) => {
    expect(boatsIn(prompt)).toBe(many);
  });

  it('are not left on dry land', () => {
    expect(boatsIn('a vineyard in Tuscany')).toBe(0);
  });
});
