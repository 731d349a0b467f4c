import { within } from '#studio/props/making/model.ts';
import type { Model } from '#studio/props/making/model.ts';
import type { Random } from '#studio/random.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import type { Component, Role, Room } from './component.ts';

/** Builds one piece of a heap around its own middle. */
export type Piece = (part: Model, random: Random, i: number) => void;

export interface Heap {
  piece: Piece;
  /** Pieces on a patch of five centimetres' reach. */
  count: number;
  /** How high the middle rises. */
  rise: number;
  /** Half the height of a piece. */
  half: number;
  /** How far pieces may tip. */
  tip?: number;
}

const GOLDEN = 2.39996;

/** Places on a round patch, evenly filled from the middle to the edge. */
export function patch(count: number, reach: number): { x: number; z: number; r: number }[] {
  return Array.from({ length: count }, (_, i) => {
    const [a, r] = [i * GOLDEN, reach * Math.sqrt((i + 0.4) / count)];
    return { x: Math.cos(a) * r, z: Math.sin(a) * r, r };
  });
}

/** Pieces thrown into a dome: what is cut small is plated so. */
export function layHeap(model: Model, heap: Heap, { random, reach }: Room): void {
  const { piece, rise, half, tip = 0.5 } = heap;
  const count = Math.max(1, Math.round((heap.count * reach * reach) / 25));
  patch(count, Math.max(0, reach - half)).forEach(({ x, z, r }, i) => {
    const y = half * 0.9 + rise * (1 - (r / reach) ** 2) * random.range(0.75, 1);
    const at: Vec3 = [x, y, z];
    const turn = {
      x: random.range(-tip, tip),
      y: random.range(0, 6.283),
      z: random.range(-tip, tip),
    };
    piece(within(model, at, turn), random, i);
  });
}

/** A component that is nothing but a heap. */
export const heaped = (
  heap: Heap,
  { role = 'side', reach = 4.6 }: { role?: Role; reach?: number } = {},
): Component => ({
  role,
  reach,
  top: heap.rise + heap.half * 2,
  lay: (model, room) => layHeap(model, heap, room),
});
