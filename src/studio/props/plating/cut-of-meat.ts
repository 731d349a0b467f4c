import { addPanel, addSurface, around } from '#studio/props/making/model.ts';
import type { Model } from '#studio/props/making/model.ts';
import { skinOf } from '#studio/props/making/skins.ts';
import type { MaterialRef, Vec3 } from '#studio/scene-graph.ts';
import type { Stuff } from './pieces.ts';

interface Cut {
  /** Distance of its edge from the middle at each angle, and how much less deep than wide it is. */
  outline: (a: number) => number;
  squeeze: number;
  thick: number;
  /** How far the edge is rounded off above and below. */
  round: number;
  top: MaterialRef;
  edge: MaterialRef;
  /** A band of fat along a part of the edge, a little thicker than the meat. */
  fat?: { material: MaterialRef; from: number; to: number; out: number };
}

/** A steak or a chop lying flat: its face up, its edges rounded as meat is that was laid on a fire. */
export function addCut(model: Model, cut: Cut): void {
  const { outline, squeeze, thick, round, top, edge, fat } = cut;
  addPanel(model, {
    outline: around(56, (a) => outline(a) - round, squeeze),
    thickness: 0.02,
    material: top,
    at: [0, thick, 0],
  });
  const side =
    (from: number, to: number, out: number) =>
    (u: number, v: number): Vec3 => {
      const a = -(from + (to - from) * u);
      const tilt = (v - 0.5) * Math.PI;
      const r = outline(a) - round + (round + out) * Math.cos(tilt);
      const waves = 0.09 * Math.sin(a * 11) * Math.cos(tilt);
      return [
        Math.cos(a) * (r + waves),
        thick * 0.5 * (1 - Math.sin(tilt)),
        Math.sin(a) * (r + waves) * squeeze,
      ];
    };
  addSurface(model, { columns: 64, rows: 8, material: edge, point: side(0, Math.PI * 2, 0) });
  if (!fat) return;
  const point = side(fat.from, fat.to, fat.out);
  addSurface(model, { columns: 30, rows: 8, material: fat.material, point });
}

/** Where the cut lay against the hot iron with its side. */
export const SEARED_EDGE: Stuff = (kit) =>
  skinOf(
    kit,
    '#663820',
    [
      ['#4f2a17', 5, 0.45, 0.62, 0.8, -0.3],
      ['#965732', 9, 0.56, 0.72, 0.6, 0.3],
    ],
    { coat: 0.45, rough: 0.36, bump: 2.2, scale: [9, 1] },
  );

/** Rendered by the fire: golden, browned in patches. */
export const MELTED_FAT: Stuff = (kit) =>
  skinOf(
    kit,
    '#c79a62',
    [
      ['#8f5a2c', 6, 0.5, 0.66, 0.8],
      ['#e3c590', 8, 0.55, 0.7, 0.7],
    ],
    { coat: 0.8, rough: 0.2, scale: [4, 0.6] },
  );
