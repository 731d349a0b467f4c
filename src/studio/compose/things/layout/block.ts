import type { Relation } from '#studio/things/asked-thing.ts';
import type { Stance } from '#studio/things/thing.ts';

/** What one asked thing, with all of its pieces, needs of the table; the layout fills in where it goes. */
export interface Block {
  width: number;
  depth: number;
  height: number;
  stance: Stance;
  relation: { kind: Relation; to: number } | null;
  /** Of the frame: it stands beyond all others there. */
  side?: 'left' | 'right';
  /** It gives the light: what it lights stands before it, or beside. */
  isLamp?: boolean;
  /** Words are lettered on it: nothing may stand before them. */
  isRead?: boolean;
  /** Of a table: the width of one row of things on it, and how far its rows are apart. */
  rows?: readonly [width: number, apart: number];
}

export interface Spot {
  x: number;
  z: number;
}
