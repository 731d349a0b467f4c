import { profileOf } from '#studio/props/making/joinery.ts';
import { addBlob, addLathe, paint } from '#studio/props/making/model.ts';
import type { Model } from '#studio/props/making/model.ts';
import type { MaterialRef } from '#studio/scene-graph.ts';

/** Balls of mozzarella, one of them small; a log of goat's cheese with two slices before it. */
export function addFresh(model: Model, form: 'ball' | 'log', paste: MaterialRef): void {
  if (form === 'ball') {
    const wet = paint(model.kit, '#fbf8ee', { coat: 0.9, rough: 0.12, translucency: 0.3 });
    for (const [x, z, r] of [
      [-1.6, -0.6, 4],
      [4, 1.6, 2.6],
    ] as const)
      addBlob(model, {
        at: [x, r * 0.8, z],
        radii: [r, r * 0.84, r],
        material: wet,
        swell: ([u, y, w]) =>
          1 - 0.08 * Math.exp(-((1 - y) / 0.05)) + 0.02 * Math.sin(u * 5) * Math.sin(w * 6),
      });
    return;
  }
  const slice = (x: number, lean: number, long: number): void =>
    addLathe(
      model,
      profileOf(`0 0, 2.3 0, 2.55 .2, 2.55 ${long - 0.2}, 2.3 ${long}, 0 ${long}`),
      paste,
      {
        at: [x, lean ? 0.3 : 2.5, lean ? 3 : -1],
        turn: lean ? { x: 0.12, z: lean } : { z: -Math.PI / 2 },
        isSharp: true,
      },
    );
  slice(-6, 0, 9);
  slice(-2.2, 0.1, 1.1);
  slice(3, -0.12, 1.1);
}
