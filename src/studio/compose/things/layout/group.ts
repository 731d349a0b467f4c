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

/** Every piece of a group where it can be seen and counted: tall things in lines, the others in a loose cluster. */
export function groupPieces(
  piece: Piece,
  count: number,
  { aspect, random, rows = null }: { aspect: number; random: Random; rows?: number | null },
): PiecePlace[] {
  const isLow = piece.stance === 'small' || piece.stance === 'dish';
  if (isLow && count > 2 && rows === null) return clusterPieces(piece, count, { aspect, random });
  const lines = Math.min(count, rows ?? Math.ceil(count / perLine(count, aspect, isLow)));
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

/** One upon another: flat things in one pile, others in a pyramid with its widest row below. */
export function stackPieces(
  piece: { width: number; depth: number; height: number },
  count: number,
  random: Random,
): PiecePlace[] {
  const isFlat = piece.height < piece.width * 0.4;
  const places: PiecePlace[] = [];
  let row = isFlat ? 1 : Math.ceil((Math.sqrt(8 * count + 1) - 1) / 2);
  for (let layer = 0; places.length < count; layer++) {
    const here = Math.min(Math.max(1, row), count - places.length);
    for (let i = 0; i < here; i++)
      places.push({
        x: (i - (here - 1) / 2) * piece.width * 1.02 + random.range(-0.02, 0.02) * piece.width,
        z: random.range(-0.03, 0.03) * piece.depth,
        yaw: random.range(-0.12, 0.12) * (isFlat ? 1.5 : 0.5),
        y: layer * piece.height,
      });
    if (!isFlat) row--;
  }
  return places;
}

/** As if put down by hand: the places of a honeycomb next to its middle, turned and a little uneven. */
function clusterPieces(
  piece: Piece,
  count: number,
  { aspect, random }: { aspect: number; random: Random },
): PiecePlace[] {
  const turn = random.range(0, Math.PI / 3);
  const off = [random.range(-0.3, 0.3), random.range(-0.3, 0.3)] as const;
  const wide = 1.25 * Math.max(0.7, Math.min(1.8, aspect ** 0.6));
  const cells = HONEYCOMB.map(([u, v]): readonly [number, number] => {
    const [x, z] = [u + off[0], v + off[1]];
    return [x * Math.cos(turn) - z * Math.sin(turn), x * Math.sin(turn) + z * Math.cos(turn)];
  }).toSorted((a, b) => Math.hypot(a[0] / wide, a[1]) - Math.hypot(b[0] / wide, b[1]));
  const chosen = cells.slice(0, count);
  const middle = (k: 0 | 1): number => chosen.reduce((sum, p) => sum + p[k], 0) / count;
  const [cx, cz] = [middle(0), middle(1)];
  return chosen.map(([x, z]) => ({
    x: (x - cx + random.range(-0.05, 0.05)) * piece.width * 1.12,
    z: (z - cz + random.range(-0.05, 0.05)) * piece.depth * 1.12,
    yaw: random.range(-0.6, 0.6),
  }));
}

/** Fallen out of a hand: no two beside each other in a line, each turned its own way, on a patch as wide as the frame bears. */
export function scatterPieces(
  piece: { width: number; depth: number },
  count: number,
  { aspect, random, isBed = false }: { aspect: number; random: Random; isBed?: boolean },
): PiecePlace[] {
  const size = Math.max(piece.width, piece.depth) * (isBed ? OVERLAP : 1);
  const wide = SPREAD * Math.max(0.8, Math.min(1.8, aspect ** 0.6));
  // Golden angles fill a patch evenly and never in rows.
  return Array.from({ length: count }, (_, i) => {
    const out = size * 0.76 * Math.sqrt(i + 0.35);
    const a = i * GOLDEN + random.range(-0.25, 0.25);
    return {
      x: Math.cos(a) * out * wide + random.range(-0.1, 0.1) * size,
      z: Math.sin(a) * out + random.range(-0.1, 0.1) * size,
      yaw: random.range(-Math.PI, Math.PI),
    };
  });
}
const GOLDEN = Math.PI * (3 - Math.sqrt(5));
const SPREAD = 1.3;
/** Leaves of a bed lie over each other. */
const OVERLAP = 0.46;

/** Centres of a honeycomb whose cells are one apart. */
const HONEYCOMB = Array.from({ length: 81 }, (_, i): readonly [number, number] => {
  const [row, column] = [Math.floor(i / 9) - 4, (i % 9) - 4];
  return [column + (row % 2 === 0 ? 0 : 0.5), row * 0.87];
});

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
    const left = count - places.length;
    const level = layerOf(size, radius, isColumn ? 0 : layer);
    // Two that would stand on one lie beside each other instead, if need be over the rim.
    const isTower = !isColumn && level.length < Math.min(left, LEAST_BELOW);
    const spots = isTower ? ringOf(size, left) : level.slice(0, left);
    const turn = layer * 0.9 + random.range(0, 0.5);
    for (const [r, a] of spots)
      places.push({
        x: Math.cos(a + turn) * r + random.range(-0.06, 0.06) * size,
        z: Math.sin(a + turn) * r + random.range(-0.06, 0.06) * size,
        yaw: random.range(-1.5, 1.5),
        y: layer * piece.height * (isColumn ? 0.7 : 0.6),
      });
  }
  return places;
}

const ringOf = (size: number, count: number): (readonly [number, number])[] =>
  Array.from({ length: count }, (_, i) => [
    (size * 0.5) / Math.sin(Math.PI / Math.max(2, count)),
    (i / count) * Math.PI * 2,
  ]);

/** Rings of one layer from the outside to the middle, as radius and angle. */
function layerOf(size: number, radius: number, layer: number): (readonly [number, number])[] {
  const reach = Math.max(0, radius - size * 0.46 - layer * size * 0.5);
  const spots: (readonly [number, number])[] = [];
  for (let r = reach; r > size * 0.42; r -= size * 0.92) {
    const fits = Math.max(2, Math.floor((Math.PI * 2 * r) / (size * 0.94)));
    for (let i = 0; i < fits; i++) spots.push([r, (i / fits) * Math.PI * 2]);
  }
  const inner = spots.at(-1)?.[0] ?? 0;
  return spots.length === 0 || inner > size * 0.86 ? [...spots, [0, 0]] : spots;
}

/** Pears stand: nothing lies on them, and nothing on so few. */
const LEAST_BELOW = 3;
const isUpright = ({ width, depth, height }: Solid): boolean =>
  height > Math.max(width, depth) * 1.25;

interface Solid {
  width: number;
  depth: number;
  height: number;
}

/** How many make a good heap: what fits in three layers, or in as many as a jar has. */
export function heapOf(piece: Solid, radius: number, column?: number): number {
  const size = Math.max(piece.width, piece.depth);
  const lowest = layerOf(size, radius, 0).length;
  if (column !== undefined) return lowest * column;
  if (isUpright(piece)) return lowest;
  if (lowest < LEAST_BELOW) return 2;
  const upper = layerOf(size, radius, 1).length;
  // A single one is the top of it.
  return lowest + upper + (upper > 1 ? layerOf(size, radius, 2).length : 0);
}
