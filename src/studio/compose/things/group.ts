import type { Random } from '#studio/random.ts';
import type { Stance } from '#studio/things/thing.ts';

export interface PiecePlace {
  x: number;
  z: number;
  yaw: number;
  /** Height above what the group stands on. */
  y?: number;
}

interface Piece {
  width: number;
  depth: number;
  stance: Stance;
}

/** Every piece of a group where it can be seen and counted: tall things in lines, the others in a loose patch. */
export function groupPieces(
  piece: Piece,
  count: number,
  { aspect, random, isRow = false }: { aspect: number; random: Random; isRow?: boolean },
): PiecePlace[] {
  const isLow = piece.stance === 'small' || piece.stance === 'dish';
  const lines = isRow ? 1 : Math.ceil(count / perLine(count, aspect, isLow));
  const stepX = piece.width * (isLow ? 1.1 : 1.14) + 0.5;
  const stepZ = piece.depth * (isLow ? 1.08 : 1.3) + 0.4;
  const places: PiecePlace[] = [];
  for (let line = 0; line < lines; line++) {
    // The fullest line stands in front, where it is easiest to count.
    const here = Math.ceil((count - places.length) / (lines - line));
    const stagger = lines > 1 && line % 2 === 1 && here === evenShare(count, lines) ? 0.5 : 0;
    for (let i = 0; i < here; i++) {
      const wobble = isLow && count > 1 ? piece.width * 0.07 : 0;
      places.push({
        x: (i - (here - 1) / 2 + stagger * 0.5) * stepX + random.range(-wobble, wobble),
        z: -line * stepZ + random.range(-wobble, wobble),
        yaw: isLow ? random.range(-0.35, 0.35) : count > 1 ? random.range(-0.08, 0.08) : 0,
      });
    }
  }
  const middle = ((lines - 1) * stepZ) / 2;
  return places.map((p) => ({ ...p, z: p.z + middle }));
}

const evenShare = (count: number, lines: number): number => Math.ceil(count / lines);

function perLine(count: number, aspect: number, isLow: boolean): number {
  if (!isLow) return aspect < 0.8 ? 3 : aspect > 2 ? 12 : aspect > 1.2 ? 7 : 5;
  if (count <= 2) return 2;
  return Math.max(2, Math.round(Math.sqrt(count * Math.max(0.6, Math.min(3, aspect * 1.5)))));
}

/** A heap in a bowl or a basket: rings from the bottom upwards, narrower in each layer. */
export function heapPieces(
  piece: { width: number; depth: number; height: number },
  {
    count,
    radius,
    random,
    isColumn = false,
  }: { count: number; radius: number; random: Random; isColumn?: boolean },
): PiecePlace[] {
  const size = Math.max(piece.width, piece.depth);
  const places: PiecePlace[] = [];
  for (let layer = 0; places.length < count; layer++) {
    const { reach, fits } = layerOf(size, radius, isColumn ? 0 : layer);
    const here = Math.min(fits, count - places.length);
    for (let i = 0; i < here; i++) {
      const r = here === 1 ? 0 : reach * Math.sqrt((i + 0.5) / here);
      const a = i * 2.4 + layer;
      places.push({
        x: Math.cos(a) * r,
        z: Math.sin(a) * r,
        yaw: random.range(-1.5, 1.5),
        y: layer * piece.height * 0.7,
      });
    }
  }
  return places;
}

function layerOf(size: number, radius: number, layer: number): { reach: number; fits: number } {
  const reach = Math.max(0, radius - size / 2 - layer * size * 0.25);
  return { reach, fits: Math.max(1, Math.round(((reach * 2) / size + 1) ** 2 * 0.66)) };
}

/** How many make a good heap: what fits in three layers, or in as many as a jar has. */
export const heapOf = (
  piece: { width: number; depth: number },
  radius: number,
  column?: number,
): number => {
  const size = Math.max(piece.width, piece.depth);
  if (column !== undefined) return layerOf(size, radius, 0).fits * column;
  return [0, 1, 2].reduce((sum, layer) => sum + layerOf(size, radius, layer).fits, 0);
};
