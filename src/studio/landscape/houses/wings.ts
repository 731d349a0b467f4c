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
}

/** The nearest first. */
export const wingsOf = ({ blocks }: House, [wide, tall]: Metres): Wing[] =>
  blocks
    .map((block): Wing => ({
      x: (block.x * wide) / 2,
      half: (block.halfWidth * wide) / 2,
      wall: block.wall * tall,
      roof: block.roof * tall,
      block,
    }))
    .toReversed();

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

export const isWithin = (wing: Wing, x: number, y: number): boolean =>
  Math.abs(x - wing.x) < (y <= wing.wall ? wing.half : roofHalf(wing, y));

/** Where smoke rises from a house, in metres from the middle of its foot. */
export function smokingTops(house: House, metres: Metres): readonly (readonly [number, number])[] {
  const roofed = wingsOf(house, metres).filter(hasChimneys);
  return roofed
    .slice(-1)
    .map((wing) => [wing.x + CHIMNEYS[1] * wing.half, chimneyTop(wing, true)] as const);
}

export function roofHalf({ half, wall, roof, block }: Wing, y: number): number {
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
