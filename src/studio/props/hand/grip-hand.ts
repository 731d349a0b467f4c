import type { Rotation, Vec3 } from '#studio/scene-graph.ts';
import { add, dot, length, normalize, rotate, scale, subtract } from '#studio/vector.ts';
import type { Kit } from '#studio/props/making/kit.ts';
import type { Distance } from '#studio/props/making/solid-mesh.ts';
import { addClosedHand } from './add-hand.ts';
import type { OpenHand } from './close-hand.ts';
import type { HandLook } from './hand-look.ts';

export interface Grip {
  /** Middle of what the hand holds, and how it is turned: local y runs along stem or bottle, the arm leaves along local x. */
  at: Vec3;
  turn: Rotation;
  /** Radius of what is held, in centimetres. */
  radius: number;
  /** 1: the arm leaves to the right, -1 to the left. */
  side: 1 | -1;
  /** How far the arm drops for each centimetre outwards. */
  drop: number;
  look: HandLook;
  /** Of the arm, where the frame is wide. */
  reach?: number;
  /** Turn about what is held, in radians: 0 shows the palm, π the back of the hand. */
  about?: number;
}

/** Pads meet round a stem, the whole hand goes round a bottle. */
const SLIM = 1.6;
const PINCH: OpenHand = { bend: [0.25, 0.5, 0.3], spread: 0.15, swing: 0.7 };
const CLASP: OpenHand = { bend: [0.05, 0.12, 0.08], spread: 0.3, swing: 0.9 };

/** A hand round something long, and its forearm. */
export function addHand(kit: Kit, grip: Grip): void {
  const { at, turn, radius, side, drop, look, about = 0.35 } = grip;
  const isSlim = radius < SLIM;
  const thumb = rotate(turn, [0, 1, 0]);
  const [c, s] = [Math.cos(about), Math.sin(about)];
  const fingers = rotate(turn, [-side * c, 0, s]);
  const back = rotate(turn, [-side * s, 0, -c]);
  const [ahead, under] = isSlim
    ? [11.2 * look.size, 3.7 * look.size]
    : [7.7 * look.size + radius * 0.15, radius + 1.35 * look.size];
  // Held below the index finger, across the palm.
  const wrist = add(at, add(scale(fingers, -ahead), scale(back, under)));
  const arm = rotate(turn, normalize([side, -drop, -0.25]));
  addClosedHand(kit, {
    frame: { wrist, fingers, back, thumb },
    open: isSlim ? PINCH : CLASP,
    held: rodAlong(at, thumb, Math.max(radius, 0.45)),
    middle: add(at, scale(thumb, isSlim ? 1.6 : 2.2)),
    arm,
    look,
    ...(grip.reach && { reach: grip.reach }),
  });
}

/** An endless rod. */
function rodAlong(at: Vec3, along: Vec3, radius: number): Distance {
  return (p) => {
    const q = subtract(p, at);
    return length(subtract(q, scale(along, dot(q, along)))) - radius;
  };
}
