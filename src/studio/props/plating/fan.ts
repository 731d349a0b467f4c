import type { Kit } from '#studio/props/making/kit.ts';
import { addPanel, around, textured, within } from '#studio/props/making/model.ts';
import type { Model } from '#studio/props/making/model.ts';
import type { MaterialRef } from '#studio/scene-graph.ts';
import { SEARED } from './stuffs.ts';

/** Pink within and grey-brown towards the crust, pale, or dark from the pot. */
const INSIDES = {
  pink: { heart: [170, 86, 76], edge: [146, 92, 68], crust: [58, 28, 16], fat: null },
  breast: { heart: [166, 82, 74], edge: [148, 92, 70], crust: [84, 42, 18], fat: [222, 184, 128] },
  pale: { heart: [216, 182, 148], edge: [196, 156, 116], crust: [122, 70, 30], fat: null },
  braised: { heart: [112, 62, 42], edge: [92, 46, 28], crust: [48, 22, 12], fat: null },
} as const;

/** A face as the knife leaves it. */
export const cutFace = (kit: Kit, inside: keyof typeof INSIDES, square = 2): MaterialRef =>
  textured(
    kit,
    `cut ${inside} ${square}`,
    {
      painter: 'cut-meat',
      params: { seed: 7, square, ...INSIDES[inside] },
      bump: 1,
      wrap: 'clamp',
    },
    { coat: 0.4, rough: 0.36 },
  );

interface Fan {
  count: number;
  inside: keyof typeof INSIDES;
  width: number;
  height: number;
  /** Cut from something flat: long slices with square ends. */
  isFlat?: boolean;
}

/** Distance of its edge at each angle: a rectangle with well rounded corners. */
const squarish = (a: number): number =>
  (Math.abs(Math.cos(a)) ** 4 + Math.abs(Math.sin(a)) ** 4) ** -0.25;

/** Slices leaning on each other in a bow, their cut faces towards the guest. */
export function layFan(model: Model, { count, inside, width, height, isFlat = false }: Fan): void {
  const [face, rim] = [cutFace(model.kit, inside, isFlat ? 4 : 2), SEARED(model.kit)];
  const step = 11.4 / (count + 1);
  for (let i = 0; i < count; i++) {
    const t = i / Math.max(1, count - 1) - 0.5;
    const part = within(model, [t * (count - 1) * step, height * 0.6, 0.6 + 3.4 * t * t], {
      y: 0.75 - t * 0.7 + 0.07 * Math.sin(i * 2.1),
      x: 0.6,
      z: -0.32 + 0.05 * Math.sin(i * 3.3),
    });
    // No two slices are alike, and the ends of a piece are smaller.
    const size = 1 - 0.22 * (2 * t) ** 4;
    const outline = around(
      40,
      (a) =>
        size *
        (isFlat ? squarish(a) : 1) *
        (1 +
          0.07 * Math.sin(a * 2 + i * 0.4) +
          0.035 * Math.sin(a * 5 + i) +
          0.012 * Math.sin(a * 13)),
    ).map(([x, z]) => [x * width, z * height] as const);
    addPanel(part, { outline, thickness: 0.92, material: face, side: rim });
  }
}
