import type { ThingId } from '#studio/things/catalogue.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';
import type { DrawnThing } from '#studio/litho/things/drawn-thing.ts';

/** 'bust': somebody from the chest up, cut by the edge below. */
export type Row = 'sky' | 'view' | 'back' | 'front' | 'bust';

/** One piece that will be drawn, before it has its place. */
export interface Piece {
  thing: ThingId;
  maker: DrawnThing;
  asked: AskedThing | null;
  /** Index in the list of asked things; figures follow after it. */
  index: number;
  copy: number;
  row: Row;
  /** Index of what somebody rides. */
  rides?: number;
  /** Which of several mounts. */
  mount?: number;
  /** Carried by somebody: before the chest, on the back or on the head; by an animal in its mouth. */
  carried?: 'front' | 'back' | 'head' | 'mouth';
  /** Index of that one. */
  bearer?: number;
  /** Stands, though no feet are seen: no table is laid for whoever performs. */
  isHero?: boolean;
  /** Makes the music that others listen to. */
  isBand?: boolean;
  /** Which of several bearers. */
  bearerCopy?: number;
}
