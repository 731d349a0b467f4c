import { describe, expect, it } from 'vitest';
import { composeShot } from '#studio/compose/compose.ts';
import type { Primitive, SceneGraph, Vec3 } from '#studio/scene-graph.ts';
import { askFor } from '#studio/testing/asked-steps.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import { NO_ROTATION, dot, rotate, subtract } from '#studio/vector.ts';

type Box = Extract<Primitive, { kind: 'box' }>;
type Lathe = Extract<Primitive, { kind: 'lathe' }>;

function composed(list: string, seed: number): SceneGraph {
  const spec = askFor(list, { style: 'gastro' });
  return composeShot({
    spec,
    styleId: 'gastro',
    width: 1024,
    height: 1024,
    seed,
    detail: 'preview',
  }).stage.scene;
}

const partsOf = (scene: SceneGraph, thing: ThingId): Primitive[] => {
  const ids = new Set(scene.objects.filter((o) => o.thing === thing).map(({ id }) => id));
  return scene.primitives.filter(({ object }) => ids.has(object));
};

/** The widest board that lies flat is the bottom. */
const bottomOf = (parts: readonly Primitive[]): Box =>
  parts
    .filter((part): part is Box => part.kind === 'box' && part.half[1] < 1)
    .filter(({ rotation }) => rotate(rotation ?? NO_ROTATION, [0, 1, 0])[1] > 0.99)
    .toSorted((a, b) => b.half[0] * b.half[2] - a.half[0] * a.half[2])[0]!;

/** Along the box's own sides, from its middle. */
function within(box: Box, point: Vec3): [number, number] {
  const from = subtract(point, box.center);
  const turn = box.rotation ?? NO_ROTATION;
  return [dot(from, rotate(turn, [1, 0, 0])), dot(from, rotate(turn, [0, 0, 1]))];
}

describe('bottles in a box', () => {
  it.each([1, 2, 3, 4, 5])('lie in it, whichever way it is turned: seed %d', (seed) => {
    const scene = composed('wooden_case, bottle*3 in 0', seed);
    const bottom = bottomOf(partsOf(scene, 'wooden_case'));
    const bottles = partsOf(scene, 'bottle').filter((part): part is Lathe => part.kind === 'lathe');
    expect(bottles.length).toBeGreaterThan(2);
    for (const { position, rotation } of bottles) {
      const [along, across] = within(bottom, position);
      expect(Math.abs(along)).toBeLessThan(bottom.half[0]);
      expect(Math.abs(across)).toBeLessThan(bottom.half[2]);
      const axis = rotate(rotation ?? NO_ROTATION, [0, 1, 0]);
      const side = rotate(bottom.rotation ?? NO_ROTATION, [1, 0, 0]);
      expect(Math.abs(dot(axis, side))).toBeGreaterThan(0.99);
    }
  });
});
