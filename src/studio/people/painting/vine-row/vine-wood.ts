import type { Rgb } from '#studio/textures/colour.ts';
import { hash2 } from '#studio/textures/noise.ts';

/** Metres along the row and up, where a piece of wood begins and ends, and half its width there. */
interface Wood {
  from: readonly [along: number, up: number];
  to: readonly [along: number, up: number];
  thick: readonly [number, number];
  colour: Rgb;
  rough: number;
}

/** Metres from trunk to trunk, from post to post, and between the places where shoots grow. */
const NEXT = 1.05;
const POST = 5;
export const CELL = 0.085;
/** Metres up to where a trunk bends into its arms. */
export const CORDON = 0.84;

const BARK: Rgb = [0.13, 0.085, 0.055];
const CANE: Rgb = [0.2, 0.1, 0.05];
const POST_WOOD: Rgb = [0.2, 0.165, 0.13];

/** What of the row's wood stands in this cell: a post, a trunk with its two arms, a cane. */
export function woodAt(i: number): Wood[] {
  const bend = (hash2(i, 4, 23) - 0.5) * 0.14;
  return [
    ...(isEvery(i, POST, 0.4) ? [POST_AT] : []),
    ...(isEvery(i, NEXT, 0.2) ? [...trunk(bend), ...armOf(i, 1), ...armOf(i, -1)] : []),
    ...(i % 2 === 0 ? [caneOf(i, bend)] : []),
  ];
}

const POST_AT: Wood = {
  from: [0, -0.1],
  to: [0, 1.72],
  thick: [0.034, 0.032],
  colour: POST_WOOD,
  rough: 0.25,
};

const trunk = (bend: number): Wood[] => [
  { from: [0.04, -0.1], to: [bend, 0.42], thick: [0.048, 0.033], colour: BARK, rough: 0.8 },
  { from: [bend, 0.42], to: [0, CORDON], thick: [0.034, 0.03], colour: BARK, rough: 0.8 },
];

/** Old wood along the wire, never quite straight. */
function armOf(i: number, side: 1 | -1): Wood[] {
  const steps = 4;
  const upAt = (k: number): number =>
    CORDON + (k === 0 ? 0 : 0.014 + 0.03 * (hash2(i, k * side, 24) - 0.5));
  const thickAt = (k: number): number => 0.027 - 0.004 * k;
  return Array.from({ length: steps }, (_, k) => ({
    from: [(side * k * NEXT) / 8, upAt(k)],
    to: [(side * (k + 1) * NEXT) / 8, upAt(k + 1)],
    thick: [thickAt(k), thickAt(k + 1)],
    colour: BARK,
    rough: 0.8,
  }));
}

const caneOf = (i: number, bend: number): Wood => ({
  from: [0, CORDON],
  to: [bend * 2, 1.3 + 0.4 * hash2(i, 5, 23)],
  thick: [0.007, 0.004],
  colour: CANE,
  rough: 0.1,
});

/** Whether something that stands every so many metres stands in this cell. */
const isEvery = (i: number, metres: number, shift: number): boolean =>
  Math.floor(((i + 1) * CELL + shift) / metres) !== Math.floor((i * CELL + shift) / metres);
