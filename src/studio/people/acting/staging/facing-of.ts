import type { Random } from '#studio/random.ts';
import type { Ground, Member } from '#studio/people/painting/ground.ts';
import type { PersonShape } from '#studio/people/body/person-shape.ts';
import type { Pose } from '#studio/people/acting/stance.ts';
import { SEATS, isFelt } from './frame-one.ts';

/** Nobody of a group is turned as their neighbour is. */
const TURNS = [0.95, 0.45, 1.15, 0.65, 0.85, 0.4];

/** Who turns to another is seen from the side, in paintings too; a raised glass is beside the face. */
const FACE_TO_FACE: ReadonlySet<Pose> = new Set<Pose>([
  'hugging',
  'kissing',
  'kneel_hug',
  'greeting',
  'giving',
  'receiving',
  'feeding',
  'fed',
  'proposing',
  'dancing',
  'toasting',
]);

/** Arms across backs are seen from behind. */
const AWAY: ReadonlySet<Pose> = new Set<Pose>(['arm_round', 'arms_round']);

const STROLLING = 2.5;
/** No face is seen any more. */
const FROM_BEHIND = 2.68;
const STRIDES: ReadonlySet<Pose> = new Set<Pose>(['walking', 'hand_in_hand']);

/** A little towards us, or the far arm would not be seen at all. */
const PROFILE = 1.45;

/** Three quarters to us; several turn to each other, walkers away from us. */
export function facingOf(
  { figure, of, index, shape }: Member & { shape: PersonShape },
  {
    side,
    ground,
    random,
    facing,
  }: { side: number; ground: Ground; random: Random; facing: number | undefined },
): number {
  if (ground.scene.isPosed && of > 2) return side * random.range(0.22, 0.42);
  // Seats of one bench stand in a line.
  if (SEATS.has(shape.beside) && (of > 1 || ground.isFromBehind))
    return ground.isFromBehind ? Math.PI : 0;
  if (ground.isInProfile && !AWAY.has(shape.pose)) return side * PROFILE;
  if (AWAY.has(shape.pose)) return Math.PI + random.range(-0.06, 0.06);
  // Away and a little aside: straight from behind no step would be seen.
  if (ground.isFromBehind)
    return STRIDES.has(shape.pose)
      ? FROM_BEHIND + random.range(-0.06, 0.06)
      : Math.PI + random.range(-0.12, 0.12);
  const isCouple = figure.action === 'walking' && figure.who === 'couple';
  if (isCouple || shape.pose === 'hand_in_hand') return STROLLING + random.range(-0.06, 0.06);
  // Who ride together ride the same way.
  if (shape.pose === 'riding') return (of > 1 ? 1 : side) * 1.42;
  if (shape.pose === 'scooting') return (of > 1 ? 1 : side) * 1.3;
  // Whoever runs with others runs the same way.
  if (shape.pose === 'running' || shape.pose === 'skiing') return 1.1 + random.range(-0.1, 0.1);
  // A laugh is known from the side, a sad or an angry face by its brows.
  if (isFelt(shape, of))
    return (
      side * (shape.mood || ground.isPainted ? random.range(0.28, 0.42) : random.range(1.2, 1.3))
    );
  // Who walk together go the same way.
  if (shape.pose === 'walking' && of > 1)
    return (ground.isPainted ? 0.5 : STROLLING) + random.range(-0.12, 0.12);
  // A face as small as a child's is not painted from the front.
  if (ground.isPainted && shape.isChild && of === 1) return side * random.range(1.15, 1.35);
  if (ground.isPainted && !FACE_TO_FACE.has(shape.pose)) return side * random.range(0.55, 0.95);
  if (figure.action === 'walking') return side * random.range(2.25, 2.5);
  // Out to the view with their glass, the face in lost profile.
  if (ground.isAtSunset && of === 1 && shape.pose === 'holding' && figure.part !== 'portrait')
    return side * random.range(2.1, 2.3);
  if (facing !== undefined) return side * (facing + random.range(-0.06, 0.06));
  if (figure.who === 'couple') return side * random.range(0.4, 0.55);
  if (of > 2) return side * (TURNS[index % TURNS.length]! + random.range(-0.08, 0.08));
  if (of === 2) return side * random.range(0.8, 0.95);
  return side * random.range(0.55, 0.75);
}
