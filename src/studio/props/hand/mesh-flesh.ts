import { meshSolid } from '#studio/props/making/solid-mesh.ts';
import type { SolidMesh } from '#studio/props/making/solid-mesh.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import { add, eachOf, scale } from '#studio/vector.ts';
import type { Hand } from './close-hand.ts';
import { agedFlesh } from './aged-flesh.ts';
import { fleshOf } from './flesh.ts';

interface Cut {
  /** Towards the elbow, in the hand's own frame. */
  along: Vec3;
  /** Skin before the sleeve begins. */
  bare: number;
  /** Of triangles, in centimetres. */
  cell: number;
  isOld?: boolean;
}

/** Few: a toast has two or three hands alike, and each kept one is a megabyte. */
const MOST_KEPT = 3;
const kept = new Map<string, SolidMesh>();

/** The flesh of a hand as triangles, in its own frame; hands that hold alike are the same. */
export function meshFlesh(hand: Hand, cut: Cut): SolidMesh {
  const key = JSON.stringify([hand, cut]);
  const known = kept.get(key);
  if (known) return known;
  const flesh = fleshOf(hand, cut);
  const made = meshSolid(cut.isOld ? agedFlesh(flesh, hand) : flesh, {
    low: lowest(hand, cut),
    high: highest(hand, cut),
    cell: cut.cell,
  });
  const [oldest] = kept.keys();
  if (oldest !== undefined && kept.size >= MOST_KEPT) kept.delete(oldest);
  kept.set(key, made);
  return made;
}

const MARGIN = 2.2;

function corners({ fingers, thumb }: Hand, { along, bare }: Cut): Vec3[] {
  const ends = [...fingers.flat(), ...thumb].flatMap(({ from, to }) => [from, to]);
  const elbow = scale(along, bare);
  // The forearm is thicker than any finger.
  return [...ends, add(elbow, [-2, -1.6, -1.6]), add(elbow, [2, 1.6, 1.6]), [0, -1, -2], [0, 1, 2]];
}
const AXES: Vec3 = [0, 1, 2];
const lowest = (hand: Hand, cut: Cut): Vec3 =>
  eachOf(AXES, (k) => Math.min(...corners(hand, cut).map((p) => p[k]!)) - MARGIN);
const highest = (hand: Hand, cut: Cut): Vec3 =>
  eachOf(AXES, (k) => Math.max(...corners(hand, cut).map((p) => p[k]!)) + MARGIN);
