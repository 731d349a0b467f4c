import type { Vec3 } from '#studio/scene-graph.ts';
import { add, length, scale, subtract } from '#studio/vector.ts';
import type { Distance } from '#studio/props/making/solid-mesh.ts';
import { FINGERS, fingerBones, thumbBones } from './bones.ts';
import type { Bone, FingerBend, ThumbBend } from './bones.ts';

/** A hand before it closes. */
export interface OpenHand {
  /** Bend of each finger's joints to begin with: pads close on small things, whole fingers on large ones. */
  bend: readonly [number, number, number];
  /** How far the fingers are spread, 1: as far as they go. */
  spread: number;
  swing: number;
  /** Fingers that stay as they are, from the index on. */
  idle?: readonly number[];
  /** How far the joints may bend, where the hand stays open. */
  most?: readonly [number, number, number];
  /** The thumb lies where it is. */
  isThumbIdle?: boolean;
  /** Bend of the thumb to begin with. */
  thumb?: readonly [number, number];
}

export interface Hand {
  fingers: Bone[][];
  thumb: Bone[];
}

const STEP = 0.04;
/** Flesh gives a little where it touches. */
const PRESS = 0.08;
const MOST = [1.5, 1.75, 1.1] as const;
const SPREADS = [0.2, 0.03, -0.12, -0.26] as const;

/** Bends every joint until finger or thumb touch what is held, as a real hand closes. */
export function closeHand(open: OpenHand, held: Distance | null, middle: Vec3): Hand {
  const fingers = FINGERS.map((_, i) => {
    const start: FingerBend = { bend: open.bend, spread: SPREADS[i]! * open.spread };
    const isIdle = !held || open.idle?.includes(i);
    return fingerBones(
      i,
      isIdle ? start : closeFinger(i, start, { held, most: open.most ?? MOST }),
    );
  });
  return { fingers, thumb: thumbFor(open, held, middle) };
}

const SWINGS = [0, 0.25, -0.25, 0.5, -0.5, -0.8] as const;
const STRETCHES = [0.75, 0.5, 0.3, 0.1] as const;

/** Of all ways to lay the thumb on it, the one whose tip touches it nearest to its middle. */
function thumbFor(open: OpenHand, held: Distance | null, middle: Vec3): Bone[] {
  const start = { bend: open.thumb ?? ([-0.15, 0] as const), towards: middle };
  if (!held || open.isThumbIdle) return thumbBones({ ...start, swing: open.swing, stretch: 0.75 });
  const ways = SWINGS.flatMap((swing) =>
    STRETCHES.map((stretch) => {
      const closed = closeThumb({ ...start, swing: open.swing + swing, stretch }, held);
      const bones = thumbBones(closed);
      const tip = bones[2]!;
      const gap = Math.abs(held(tip.to) - tip.radii[1]);
      const within = bones.reduce((sum, bone) => sum + depthOf(bone, held), 0);
      const aside = length(subtract(tip.to, middle)) - held(middle);
      const cost =
        gap * 2 + within * 8 + aside * 0.15 + Math.abs(swing) * 0.5 + closed.bend[0] * 0.3;
      return { cost, bones };
    }),
  );
  return ways.reduce((best, way) => (way.cost < best.cost ? way : best)).bones;
}

function closeFinger(
  index: number,
  start: FingerBend,
  { held, most }: { held: Distance; most: readonly [number, number, number] },
): FingerBend {
  let { bend } = start;
  for (let joint = 0; joint < 3; joint++) {
    while (bend[joint]! < most[joint]!) {
      const [root, middle, tip] = bend;
      const next: FingerBend['bend'] =
        joint === 0
          ? [root + STEP, middle, tip]
          : joint === 1
            ? // The last joint follows the one before it.
              [root, middle + STEP, Math.min(most[2], tip + STEP * 0.55)]
            : [root, middle, tip + STEP];
      const bones = fingerBones(index, { ...start, bend: next });
      if (touches(bones.slice(joint), held)) break;
      bend = next;
    }
  }
  return { ...start, bend };
}

function closeThumb(start: ThumbBend, held: Distance): ThumbBend {
  let { bend } = start;
  for (let joint = 0; joint < 2; joint++) {
    while (bend[joint]! < (joint === 0 ? 0.9 : 1)) {
      const [root, tip] = bend;
      const next: ThumbBend['bend'] = joint === 0 ? [root + STEP, tip] : [root, tip + STEP];
      if (touches(thumbBones({ ...start, bend: next }).slice(joint + 1), held)) break;
      bend = next;
    }
  }
  return { ...start, bend };
}

const touches = (bones: readonly Bone[], held: Distance): boolean =>
  bones.some((bone) => depthOf(bone, held) > PRESS);

/** How deep a bone's flesh is in what is held. */
function depthOf({ from, to, radii }: Bone, held: Distance): number {
  return Math.max(
    ...[0.3, 0.55, 0.8, 1].map((t) => {
      const p = add(from, scale(subtract(to, from), t));
      return radii[0] + (radii[1] - radii[0]) * t - held(p);
    }),
    0,
  );
}
