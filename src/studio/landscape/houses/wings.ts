import type { Climber } from '#studio/scene/surroundings.ts';
import type { Masonry } from './masonry.ts';

/** A block of a façade in sprite units: x and width across (-1..1), heights upwards (0..1). */
export interface Block {
  x: number;
  halfWidth: number;
  wall: number;
  roof: number;
  kind: 'gable' | 'hip' | 'cone' | 'flat' | 'gabled_front' | 'spire';
  floors: number;
  bays: number;
}

export interface House {
  wall: string;
  roof: string;
  masonry: Masonry;
  /** Their colour, where windows have them. */
  shutters?: string;
  /** Colour of a spire's slates, where it differs from the roof's. */
  spire?: string;
  /** Round heads and leaded panes, as churches have them. */
  isArched?: boolean;
  /** What grows up its walls. */
  climber?: Climber;
  /** Asked for: stout enough to be seen from the vines. */
  hasChimneys?: boolean;
  blocks: readonly Block[];
}

/** Of the whole sprite, across and up. */
export type Metres = readonly [number, number];

/** A block in metres from the middle of the foot. */
export interface Wing {
  x: number;
  half: number;
  wall: number;
  roof: number;
  block: Block;
  /** Metres of its other side that are seen beside its front, and on which hand: -1 left, 1 right. */
  depth: number;
  hand: number;
}

/** The nearest first. */
export const wingsOf = ({ blocks }: House, [wide, tall]: Metres, hand = 1): Wing[] =>
  blocks
    .map((block): Wing => {
      const half = (block.halfWidth * wide) / 2;
      const isSquare = SQUARE.has(block.kind);
      return {
        x: (block.x * wide) / 2,
        half,
        wall: block.wall * tall,
        roof: block.roof * tall,
        block,
        depth: isSquare ? Math.min(half * 0.55, DEEPEST) : 0,
        hand,
      };
    })
    .toReversed();

/** Seen from a little to the side, a house is no card: these have a corner. */
const SQUARE: ReadonlySet<Block['kind']> = new Set<Block['kind']>(['gable', 'hip', 'flat']);
const DEEPEST = 4.6;

/** Its front alone, without the side. */
export const frontOnly = (wing: Wing): Wing => ({
  ...wing,
  x: wing.x - (wing.hand * wing.depth) / 2,
  half: wing.half - wing.depth / 2,
});

/** Which face of a wing a point is on. */
export type Face = 'front' | 'side' | 'roof' | 'side_roof';

export function faceAt(wing: Wing, x: number, y: number): Face | null {
  const { half, wall, roof, depth, hand, block } = wing;
  const across = (x - wing.x) * hand;
  const corner = half - depth;
  if (y <= wall) return Math.abs(across) >= half ? null : across < corner ? 'front' : 'side';
  const t = (y - wall) / roof;
  if (t > 1) return null;
  if (depth === 0) return Math.abs(across) < roofHalf(wing, y) ? 'roof' : null;
  const lean = (t * depth) / 2;
  switch (block.kind) {
    case 'gable': {
      const isGable = Math.abs(across - corner - depth / 2) < (depth / 2) * (1 - t);
      if (across > -half * 1.03 + lean && across < corner + lean + EAVES * (1 - t)) return 'roof';
      return isGable ? 'side' : null;
    }
    case 'hip': {
      const inset = t * (block.halfWidth > 0.3 ? half * 0.3 : half - depth / 2);
      if (across < -half * 1.06 + inset + lean) return null;
      if (across < corner - inset + lean) return 'roof';
      const outer = half * 1.02 + (corner - inset / Math.max(t, 1e-3) + depth / 2 - half) * t;
      return across < outer ? 'side_roof' : null;
    }
    default:
      return Math.abs(across) >= half * 1.04 ? null : across < corner ? 'roof' : 'side_roof';
  }
}
const EAVES = 0.4;

const CHIMNEYS = [-0.55, 0.42] as const;
const hasChimneys = ({ half, block }: Wing): boolean =>
  (block.kind === 'hip' || block.kind === 'gable') && half >= 8;
export const chimneyTop = ({ wall, roof }: Wing, isAsked = false): number =>
  wall + roof * 1.24 + (isAsked ? 2.2 : 0);

export function isChimney(wing: Wing, x: number, y: number, isAsked = false): boolean {
  if (!hasChimneys(wing) || y < wing.wall || y > chimneyTop(wing, isAsked)) return false;
  const half = isAsked ? 1.15 : 0.9;
  return CHIMNEYS.some((at) => Math.abs(x - wing.x - at * wing.half) < half);
}

export const isWithin = (wing: Wing, x: number, y: number): boolean => faceAt(wing, x, y) !== null;

/** Where smoke rises from a house, in metres from the middle of its foot. */
export function smokingTops(house: House, metres: Metres): readonly (readonly [number, number])[] {
  const roofed = wingsOf(house, metres).filter(hasChimneys);
  return roofed
    .slice(-1)
    .map((wing) => [wing.x + CHIMNEYS[1] * wing.half, chimneyTop(wing, true)] as const);
}

function roofHalf({ half, wall, roof, block }: Wing, y: number): number {
  const t = (y - wall) / roof;
  if (t > 1) return 0;
  const eaves = half * 1.06;
  switch (block.kind) {
    case 'gable':
      return half * 1.03;
    case 'hip':
      return eaves - t * half * (block.halfWidth > 0.3 ? 0.3 : 0.95);
    case 'flat':
      return eaves;
    case 'gabled_front':
      // The curved gable of a Dutch front: shoulders, then a rounded head.
      return half * Math.sqrt(Math.max(0, 1 - t * t)) * (t < 0.4 ? 1 : 0.82);
    case 'cone':
    case 'spire':
      return eaves * (1 - t);
  }
}
