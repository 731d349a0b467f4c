import type { Film } from '#studio/film.ts';
import type { StagedScene } from '#studio/scene-graph.ts';
import type { Rows } from '#studio/styles/develop.ts';
import { aimTap, createTap, readTap, toPlane } from '#studio/styles/sample-plane.ts';

export interface Glaze {
  film: Film;
  scene: StagedScene;
  /** What the painter saw, at the film's size. */
  model: Uint8ClampedArray;
  size: { width: number; height: number };
  /** Rows of the picture that `paint` holds. */
  rows: Rows;
}

/** Shares of the model that thin glazes bring back: on the subject, and on everything else. */
const ON_SUBJECT = 0.5;
const ELSEWHERE = 0.2;

/** The last, thin layers of an old master: form and edge come back over the broad strokes, so that nothing asked for is lost. */
export function glaze(paint: Uint8ClampedArray, { film, scene, model, size, rows }: Glaze): void {
  const { width, height } = film;
  const isSubject = new Uint8Array(scene.objects.length + 1);
  for (const { id, role } of scene.objects)
    if (role === 'hero' || role === 'prop' || role === 'label') isSubject[id] = 1;
  const plane = { data: model, width, height, channels: 4 };
  const tap = createTap();
  for (let y = rows.from; y < rows.to; y++) {
    const fy = toPlane(y, size.height, height);
    const row = Math.min(height - 1, Math.max(0, Math.round(fy))) * width;
    for (let x = 0; x < size.width; x++) {
      const fx = toPlane(x, size.width, width);
      const id = film.ids[row + Math.min(width - 1, Math.max(0, Math.round(fx)))]!;
      const share = isSubject[id] ? ON_SUBJECT : ELSEWHERE;
      aimTap(tap, plane, fx, fy);
      const o = ((y - rows.from) * size.width + x) * 4;
      for (let c = 0; c < 3; c++)
        paint[o + c] = paint[o + c]! + (readTap(tap, model, c) - paint[o + c]!) * share;
    }
  }
}
