import { addBlob, addSurface } from '#studio/props/making/model.ts';
import type { Model } from '#studio/props/making/model.ts';

/** Loops of ribbon round a knot, on top of something at its own origin. */
export function addBow(model: Model, material: number, size: number): void {
  for (const s of [-1, 1]) {
    addSurface(model, {
      columns: 30,
      rows: 3,
      material,
      point: (u, v) => {
        const a = u * Math.PI * 2;
        const w = (v - 0.5) * size * 0.42 * (0.55 + 0.45 * Math.sin(u * Math.PI));
        return [
          s * size * 0.95 * Math.sin(a / 2) * (0.5 + 0.5 * Math.sin(a / 2)),
          size * 0.1 + size * 0.42 * Math.sin(a) * 0.9 + size * 0.32 * Math.sin(a / 2),
          w,
        ];
      },
    });
    addSurface(model, {
      columns: 12,
      rows: 2,
      material,
      point: (u, v) => [
        s * u * size * 0.9,
        size * 0.12 - u * u * size * 0.1 + 0.12 * size * Math.sin(u * 5),
        (v - 0.5) * size * 0.34 + u * size * 0.5,
      ],
    });
  }
  addBlob(model, {
    at: [0, size * 0.16, 0],
    radii: [size * 0.2, size * 0.16, size * 0.2],
    material,
    rings: 8,
  });
}
