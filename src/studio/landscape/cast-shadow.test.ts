import { expect, it } from 'vitest';
import { createHdr } from '#studio/textures/hdr-image.ts';
import { castShadow } from './cast-shadow.ts';
import type { LandscapeCanvas } from './canvas.ts';
import { SKIES } from './sky/sky-palettes.ts';
import type { Sprite } from './sprites.ts';

const SIDE = 40;
/** A level field seen from three metres, the sun low behind what stands in it. */
function fieldUnder(sky: 'golden' | 'overcast'): LandscapeCanvas {
  const view = {
    width: SIDE,
    height: SIDE,
    focal: 36,
    horizonY: 12,
    sunPx: SIDE / 2,
    sunPy: 8,
    toSun: [0, 0.3, 0.95] as const,
    eyeY: 3,
  };
  const image = createHdr(SIDE, SIDE);
  image.data.fill(1);
  const depth = new Float32Array(SIDE * SIDE).map((_, i) => {
    const below = Math.floor(i / SIDE) + 0.5 - view.horizonY;
    return below > 0 ? (view.eyeY / below) * view.focal : 1e9;
  });
  const terrain = { ground: () => 0 };
  return { view, image, depth, terrain, palette: SKIES[sky], spec: { weather: 'clear' } } as never;
}

const wall: Sprite = {
  x: 0,
  z: 12,
  heightMetres: 4,
  widthMetres: 4,
  shade: () => ({ alpha: 1, colour: [1, 1, 1] }),
};
const lightAt = ({ image }: LandscapeCanvas, x: number, y: number): number =>
  image.data[(y * SIDE + x) * 3]!;

it('falls towards us where the sun stands behind a house', () => {
  const canvas = fieldUnder('golden');
  castShadow(canvas, wall);
  expect(lightAt(canvas, SIDE / 2, 22)).toBeLessThan(0.8);
  expect(lightAt(canvas, 2, 22)).toBe(1);
  expect(lightAt(canvas, SIDE / 2, 2)).toBe(1);
});

it('falls nowhere under clouds', () => {
  const canvas = fieldUnder('overcast');
  castShadow(canvas, wall);
  expect(lightAt(canvas, SIDE / 2, 22)).toBeGreaterThan(0.9);
});
