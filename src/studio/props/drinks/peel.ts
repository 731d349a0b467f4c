import { addSurface, paint } from '#studio/props/making/model.ts';
import type { Model } from '#studio/props/making/model.ts';
import type { Vec3 } from '#studio/scene-graph.ts';

/** 'An orange peel', 'a lemon twist': of the fruit only its skin. */
export const PEEL = /peel|twist|zest|scorz|piel de|schale/i;

const WIDE = 1.7;
const TURNS = 1.35;

/** A strip of peel over the rim: it curls outside the glass, its pith on the inside. */
export function addPeel(model: Model, [x, y, z]: Vec3, colour: string): void {
  const [skin, pith] = [
    paint(model.kit, colour, { coat: 0.7, rough: 0.3 }),
    paint(model.kit, '#f6e7c6', { coat: 0.2, rough: 0.6 }),
  ];
  const strip =
    (inset: number) =>
    (u: number, v: number): Vec3 => {
      const a = u * TURNS * Math.PI * 2;
      const out = 1.5 - inset + 0.25 * u;
      const narrow = WIDE * Math.min(1, 6 * u * (1 - u) + 0.35);
      return [x + Math.sin(a) * out, y + 1.3 - u * 3.6 + (v - 0.5) * narrow, z + Math.cos(a) * out];
    };
  addSurface(model, { columns: 40, rows: 4, material: skin, point: strip(0) });
  addSurface(model, { columns: 40, rows: 4, material: pith, point: strip(0.14) });
}
