import type { Film } from '#studio/film.ts';
import type { StagedScene } from '#studio/scene-graph.ts';
import { smoothstep } from '#studio/textures/noise.ts';
import { boxBlur } from '#studio/styles/box-blur.ts';

/** Sinks everything that is not the subject into shadow; the light stays where the painter wants the eye. In place. */
export function addChiaroscuro(pixels: Uint8ClampedArray, film: Film, scene: StagedScene): void {
  // Under an open sky the land may not go out like a lamp.
  const isOutdoors = scene.paintings.some(({ painter }) => painter === 'landscape');
  const floor = isOutdoors ? 0.84 : 0.76;
  const { width, height, ids } = film;
  const subjects = new Set(
    scene.objects
      .filter((o) => o.role === 'hero' || o.role === 'label' || o.role === 'prop')
      .map((o) => o.id),
  );
  const mask = new Float32Array(width * height);
  let covered = 0;
  for (let i = 0; i < mask.length; i++) {
    if (!subjects.has(ids[i]!)) continue;
    mask[i] = 1;
    covered++;
  }
  if (covered < mask.length * 0.005) return;
  const side = Math.sqrt(width * height);
  const glow = boxBlur(mask, { width, height, channels: 1 }, side / 16, 3);
  for (let i = 0; i < mask.length; i++) {
    const near = Math.max(mask[i]! * 0.75, smoothstep(0, 0.55, glow[i]!));
    const light = floor + (1.08 - floor) * near;
    for (let c = 0; c < 3; c++)
      pixels[i * 4 + c] = pixels[i * 4 + c]! * (light + (c === 0 ? 0.03 : 0) * (1 - near));
  }
}
