import { addBlob } from '#studio/props/making/model.ts';
import type { Model } from '#studio/props/making/model.ts';
import { addDrum, SIDES } from '#studio/props/making/joinery.ts';
import type { MaterialRef, Vec3 } from '#studio/scene-graph.ts';

/** A cushion: a block with full, soft edges. */
export function addCushion(
  model: Model,
  { at, half, turn }: { at: Vec3; half: Vec3; turn?: { x?: number; y?: number; z?: number } },
  material: MaterialRef,
): void {
  const soft = ([x, y, z]: Vec3): number =>
    (Math.abs(x) ** 6 + Math.abs(y) ** 6 + Math.abs(z) ** 6) ** (-1 / 6);
  addBlob(model, {
    at,
    radii: half,
    material,
    swell: soft,
    rings: 18,
    sides: 28,
    ...(turn && { turn }),
  });
}

/** Four short turned feet. */
export function addFeet(
  model: Model,
  { x, z }: { x: number; z: number },
  material: MaterialRef,
): void {
  for (const s of SIDES)
    for (const t of SIDES)
      addDrum(model, { radius: 1.8, top: 3, height: 12, at: [s * x, 0, t * z] }, material);
}
