import { againstLight } from './against-light.ts';
import type { Standing } from './placed.ts';
import { sizeOf } from './stand-people.ts';
import type { Ground, Member } from '#studio/people/painting/ground.ts';
import type { PersonShape } from '#studio/people/body/person-shape.ts';
import type { Random } from '#studio/random.ts';

type Listener = Member & { shape: PersonShape; random: Random };

/** Metres that the frame's height shows where whoever speaks stands, and how much nearer the others are. */
const AT_SPEAKER = 2;
const NEARER = [0.81, 0.88, 0.83, 0.86] as const;
const TALL = 1.78;
const CROWN = 0.2;

/** Whoever speaks is seen between the shoulders of those who listen: we stand among them. */
export function standAudience(
  members: readonly Listener[],
  speaker: number,
  ground: Ground,
): Standing[] {
  const aspect = Math.max(0.75, ground.aspect);
  const places = placesFor(members.length - 1);
  let next = 0;
  return members.map((member, i) => {
    const isSpeaker = i === speaker;
    const at = isSpeaker ? 0.5 : 0.5 + (places[next]! / aspect) * Math.min(1.25, aspect);
    const near = isSpeaker ? 1 : NEARER[next % NEARER.length]!;
    if (!isSpeaker) next++;
    const side = at <= 0.5 ? 1 : -1;
    const metres = AT_SPEAKER * near;
    // Eyes are level, however far away they are.
    const crown = CROWN + (isSpeaker ? 0 : member.random.range(0.02, 0.07));
    const size = sizeOf(member);
    return {
      at,
      foot: crown + (TALL * size) / metres,
      metres,
      facing: isSpeaker
        ? (next % 2 === 0 ? 1 : -1) * 0.5
        : side * (Math.PI - member.random.range(0.35, 0.75)),
      lightFrom: side,
      contre: againstLight(ground),
      cutBelow: 0,
      size,
      pitch: 0,
      reach: 0.78,
    };
  });
}

/** Shares of the frame from its middle, which is left to the one who speaks. */
const placesFor = (listeners: number): readonly number[] =>
  listeners < 3
    ? [-0.3, 0.29]
    : listeners === 3
      ? [-0.34, 0.31, -0.16]
      : [-0.35, 0.34, -0.2, 0.19, -0.28, 0.27, 0.14];

/** One speaks and at least two listen, all of them on their feet. */
export const hasAudience = (
  members: readonly { shape: PersonShape }[],
  speaker: number,
  { isPainted, isFromBehind }: Ground,
): boolean =>
  speaker >= 0 &&
  members.length > 2 &&
  !isPainted &&
  !isFromBehind &&
  members[speaker]!.shape.pose === 'explaining' &&
  members.every(
    ({ shape: { pose, beside, isChild } }, i) =>
      i === speaker || (beside === null && !isChild && LISTENS.has(pose)),
  );

const LISTENS: ReadonlySet<PersonShape['pose']> = new Set<PersonShape['pose']>([
  'standing',
  'arms_crossed',
  'holding',
  'tasting',
  'talking',
  'swirling',
]);
