import type { AskedFigure } from '#studio/scene/figure.ts';
import type { Random } from '#studio/random.ts';
import type { PersonShape } from '#studio/people/body/person-shape.ts';
import type { Pose } from '#studio/people/acting/stance.ts';

const AT_EASE: ReadonlySet<Pose> = new Set<Pose>(['standing', 'holding', 'beside', 'explaining']);

/** Among others what is held is in the hand that is nearer to us, or a neighbour would hide it. */
export function servingHand(
  { who }: AskedFigure,
  { pose, holds, beside }: PersonShape,
  { facing, of }: { facing: number; of: number },
): Pick<PersonShape, 'serving'> | null {
  // What lies on a shoulder lies on the far one, or it would hide the head.
  if (pose === 'on_shoulder' && Math.abs(Math.sin(facing)) > 0.4)
    return { serving: facing > 0 ? 1 : -1 };
  const isHeld = holds.length > 0 && beside === null && IN_COMPANY.has(pose);
  if (of < 2 || who === 'couple' || !isHeld || Math.abs(facing) > 1.5) return null;
  return { serving: facing > 0 ? -1 : 1 };
}
const IN_COMPANY: ReadonlySet<Pose> = new Set<Pose>(['holding', 'tasting', 'swirling']);

/** Nobody holds their head quite upright, nor stands on both feet alike. */
export const atEase = (
  { pose, isLaughing, holds, lift }: PersonShape,
  index: number,
  random: Random,
): Pick<PersonShape, 'tilt' | 'nodBy' | 'isOtherFoot' | 'lift'> => ({
  // Of those who laugh one throws the head back, and the next one bends forward.
  ...(isLaughing && { nodBy: index % 2 === 0 ? -0.3 : 0.04 }),
  ...(!UPRIGHT.has(pose) && { tilt: random.range(-0.13, 0.13) }),
  ...(index % 2 === 1 && { isOtherFoot: true }),
  // Of several who hold a glass none holds it as the next one does.
  ...(lift === undefined &&
    index > 0 &&
    HOLDS_UP.has(pose) &&
    holds[0] === 'glass' && { lift: HEIGHTS[index % HEIGHTS.length]! }),
});
const HOLDS_UP: ReadonlySet<Pose> = new Set<Pose>(['holding', 'talking']);
/** Metres by which a glass is higher than before the breast. */
const HEIGHTS = [0.02, -0.1, 0.1, -0.05, 0.06] as const;
const UPRIGHT: ReadonlySet<Pose> = new Set<Pose>(['kissing', 'phoning', 'tree_pose', 'selfie']);

/** Lovers look at each other; whoever stands alone looks past us. */
export function gazeOf(
  { who }: AskedFigure,
  shape: PersonShape,
  { facing, isPainted }: { facing: number; isPainted: boolean },
): { gaze?: number } {
  const { pose } = shape;
  // What a face shows is seen: whoever laughs in company turns it to us.
  const isFelt = isFeltBy(shape);
  if (isFelt && AT_WORK.has(pose) && Math.abs(facing) < 1.7)
    return { gaze: -Math.sign(facing) * Math.max(0, Math.min(0.8, Math.abs(facing) - 0.3)) };
  if (isFelt && pose === 'sitting' && Math.abs(facing) < 1.5)
    return { gaze: -Math.sign(facing) * Math.max(0, Math.min(0.7, Math.abs(facing) - 0.3)) };
  if (!isPainted && !isFelt && LOOKS_ASIDE.has(pose) && Math.abs(facing) < LOST_TO_US)
    return {
      gaze: (Math.sign(facing) || 1) * Math.min(MOST_TURNED, LOST_TO_US - Math.abs(facing)),
    };
  if (!AT_EASE.has(pose) || Math.abs(facing) > 1.5) return {};
  return { gaze: Math.sign(facing) * (who === 'couple' ? 0.5 : -0.16) };
}

/** Photographed, whoever has nothing to look at looks past us: the head is turned more than the shoulders, to its profile. */
const LOOKS_ASIDE: ReadonlySet<Pose> = new Set<Pose>([
  'standing',
  'holding',
  'beside',
  'explaining',
  'sitting',
  'talking',
  'toasting',
  'arms_crossed',
  'leaning_back',
  'lounging',
  'waving',
  'carrying',
  'serving',
  'swirling',
  'presenting',
  'raising',
  'lifting',
  'on_shoulder',
  'cheering',
  'clapping',
  'playing',
]);
const LOST_TO_US = 1.35;
/** No neck turns further. */
const MOST_TURNED = 0.85;

/** What a face shows is seen in its eyes. */
export const isFeltBy = ({ isLaughing, mood }: PersonShape): boolean =>
  isLaughing === true || mood !== undefined;

/** Whoever smiles at their work looks up from it. */
const AT_WORK: ReadonlySet<Pose> = new Set<Pose>([
  'picking',
  'pruning',
  'pouring',
  'opening',
  'serving',
  'carrying',
  'cooking',
  'working',
  'sampling',
  'clinking',
  'presenting',
]);
