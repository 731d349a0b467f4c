import { describe, expect, it } from 'vitest';
import { PICTURE_SIZES } from '#shared/rules/pictures/generation.ts';
import type { PictureSize, StyleId } from '#shared/rules/pictures/generation.ts';
import type { Brief } from '#studio/brief.ts';
import { understand } from '#studio/lexicon/understand.ts';
import { composeShot } from './compose.ts';
import type { ComposedShot } from './compose.ts';
import { ARCHETYPES } from './direction.ts';
import { frameBoxOf } from './camera/frame-camera.ts';

const PROMPTS = [
  'a bottle of Bordeaux on slate',
  'a glass of white wine',
  'a bottle and two glasses of Barolo',
  'magnum of champagne with flutes',
  'decanter of red wine',
  'close-up of a glass of red',
  'overhead wine and cheese table',
  'vineyard sunset',
  'elegant wine tasting',
  'wine pairing dinner',
  'sommelier service',
  'professional wine pour, no people',
  'champagne toast',
  'grape cluster close-up',
  'vineyard harvest season',
  'cellar barrel aging',
  'wine cellar collection',
  'wine festival atmosphere',
  'a corkscrew and walnuts on oak',
  'portrait of a winemaker',
  'a horse in the vineyard',
];

const TAKES: readonly [seed: number, style: StyleId][] = [
  [1, 'cinematic'],
  [2, 'gastro'],
  [3, 'cinematic'],
];

function shoot(
  prompt: string,
  size: PictureSize,
  seed: number,
  {
    style = 'cinematic',
    detail = 'full',
  }: Partial<Pick<Brief, 'detail'>> & { style?: StyleId } = {},
): ComposedShot {
  const spec = understand(prompt, { style, size: size.id });
  const { width, height } = size;
  return composeShot({ spec, styleId: style, width, height, seed, detail });
}

describe('every composition at every size', () => {
  const seen = new Set<string>();
  const cases = PROMPTS.flatMap((prompt) =>
    PICTURE_SIZES.map((size) => [prompt, size.id, size] as const),
  );

  it.each(cases)('shows %s whole and large enough: %s', (prompt, _id, size) => {
    for (const [seed, style] of TAKES) {
      // A sketch is framed as its picture is (below), and its hands take a third of the time.
      const { shot, points, stage } = shoot(prompt, size, seed, { style, detail: 'preview' });
      seen.add(stage.direction.archetype);
      const box = frameBoxOf(points, shot.camera, size.width / size.height);
      expect(box.left).toBeGreaterThan(0.01);
      expect(box.top).toBeGreaterThan(0.01);
      expect(box.right).toBeLessThan(0.99);
      expect(box.bottom).toBeLessThan(0.99);
      const area = (box.right - box.left) * (box.bottom - box.top);
      expect(area).toBeGreaterThan(0.08);
      expect(area).toBeLessThan(0.64);
    }
  });

  it('uses every archetype', () => {
    expect([...seen].toSorted()).toEqual([...ARCHETYPES].toSorted());
  });
});

describe('one brief', () => {
  const square = PICTURE_SIZES[0];

  it('gives the same scene for the same seed', () => {
    const [a, b] = [1, 2].map(() => shoot('rosé by the sea', square, 7).stage.scene);
    expect(a).toEqual(b);
  });

  it('gives four different photographs for four seeds', () => {
    const shots = [1, 2, 3, 4].map((seed) =>
      shoot('a bottle of Chianti and a glass', square, seed),
    );
    const looks = shots.map(({ stage, shot }) => [
      stage.direction.side,
      stage.direction.surface,
      stage.direction.wall.lit.join(),
      shot.camera.eye.map((v) => Math.round(v)).join(),
    ]);
    expect(new Set(looks.map((l) => l.join('|'))).size).toBe(4);
    expect(new Set(looks.map((l) => l[2])).size).toBeGreaterThan(2);
    expect(new Set(looks.map((l) => l[0])).size).toBeGreaterThan(1);
  });

  it('gives four different cellars for four seeds', () => {
    const shots = [1, 2, 3, 4].map((seed) => shoot('oak barrels in a cellar', square, seed));
    const tones = shots.map(({ stage }) => JSON.stringify(stage.scene.paintings[0]?.params));
    const views = shots.map(({ shot }) => shot.camera.eye.map((v) => Math.round(v / 4)).join());
    expect(new Set(shots.map(({ stage }) => stage.direction.variant)).size).toBe(4);
    expect(new Set(tones).size).toBeGreaterThan(2);
    expect(new Set(views).size).toBe(4);
  });

  it('keeps the composition when only a sketch is asked for', () => {
    const spec = understand('a glass of red in a vineyard', { style: 'cinematic', size: 'square' });
    const [full, sketch] = (['full', 'preview'] as const).map((detail) =>
      composeShot({ spec, styleId: 'cinematic', width: 192, height: 192, seed: 3, detail }),
    );
    expect(sketch?.shot.camera).toEqual(full?.shot.camera);
    expect(sketch?.stage.scene.primitives).toEqual(full?.stage.scene.primitives);
  });

  it.each(['champagne toast', 'sommelier service'])('frames a sketch of %s as its picture', (p) => {
    const [full, sketch] = (['full', 'preview'] as const).map((detail) =>
      shoot(p, square, 1, { detail }),
    );
    expect(sketch?.shot.camera).toEqual(full?.shot.camera);
    expect(sketch?.points).toEqual(full?.points);
  });

  it('turns the label towards the camera', () => {
    const { stage } = shoot('a bottle of Rioja', square, 1);
    expect(stage.scene.objects.filter(({ role }) => role === 'label')).toHaveLength(1);
  });
});
