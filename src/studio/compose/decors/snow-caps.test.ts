import { describe, expect, it } from 'vitest';
import { hullOf } from '#studio/compose/camera/bounds.ts';
import { composeShot } from '#studio/compose/compose.ts';
import { understand } from '#studio/lexicon/understand.ts';
import type { SceneGraph, Vec3 } from '#studio/scene-graph.ts';

function scened(prompt: string): SceneGraph {
  const spec = understand(prompt, { style: 'cinematic', size: 'square' });
  const size = { width: 200, height: 200 };
  return composeShot({ spec, styleId: 'cinematic', ...size, seed: 3, detail: 'preview' }).stage
    .scene;
}

const snowIn = (scene: SceneGraph): Vec3[] =>
  hullOf(scene, new Set(scene.objects.filter(({ name }) => name === 'snow').map(({ id }) => id)));
const topOf = (points: readonly Vec3[]): number => Math.max(...points.map(([, y]) => y));

describe('snow', () => {
  it('lies on the bottles that stand in it', () => {
    const scene = scened('a bottle of riesling in the snow');
    const bottle = hullOf(
      scene,
      new Set(scene.objects.filter(({ thing }) => thing === 'bottle').map(({ id }) => id)),
    );
    expect(topOf(snowIn(scene))).toBeGreaterThan(topOf(bottle));
  });

  it('lies on the wall that they stand on', () => {
    const scene = scened('a bottle on a snowy stone wall');
    const wide = snowIn(scene).map(([x]) => x);
    expect(Math.max(...wide) - Math.min(...wide)).toBeGreaterThan(40);
  });

  it.each(['a bottle of riesling on a table, snowy vineyard', 'a bottle on a stone wall'])(
    'lies on no bottle that nobody put into it: %s',
    (prompt) => expect(snowIn(scened(prompt))).toHaveLength(0),
  );
});
