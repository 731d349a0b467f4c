import { addMaterial } from '#studio/scene-builder.ts';
import type { SceneGraph } from '#studio/scene-graph.ts';

const BLACK = { kind: 'matte', color: [0.006, 0.006, 0.008] } as const;

/** A silhouette is dark through and through: glass would let the sunset shine through it. */
export function blacken(scene: SceneGraph): void {
  const dark = new Set(
    scene.objects.filter(({ role }) => role !== 'surface' && role !== 'decor').map(({ id }) => id),
  );
  const material = addMaterial(scene, BLACK);
  const shapes = new Set<number>();
  scene.primitives = scene.primitives.map((one) => {
    if (!dark.has(one.object)) return one;
    if (one.kind !== 'lathe') return { ...one, material };
    shapes.add(one.shape);
    return one;
  });
  scene.shapes = scene.shapes.map((shape, i) =>
    shapes.has(i) ? { ...shape, runs: shape.runs.map((run) => ({ ...run, material })) } : shape,
  );
}
