import type { Trait } from '#studio/accounting/proof.ts';
import { CLOTH } from '#studio/people/held/wares.ts';
import type { Act } from './act-scene.ts';
import type { Pose } from './stance.ts';

/** What somebody is seen to do, as a customer would call it. */
export const actTraits = ({ pose, does, holds, beside }: Shown): Trait[] => [
  `action:${ALSO_CALLED[pose] ?? pose}`,
  ...does.map((act) => `action:${act}`),
  // What glasses are polished with.
  ...(holds.includes(CLOTH) ? ['surface:linen', 'cloth:white'] : []),
  ...(holds.some(Boolean) || beside?.endsWith('crate') ? ['action:holding'] : []),
];
type Shown = Pick<Act, 'pose' | 'does' | 'holds' | 'beside'>;

/** Poses that a customer calls otherwise. */
const ALSO_CALLED: Partial<Record<Pose, string>> = {
  hand_in_hand: 'walking',
  selfie: 'photographing',
  bench_hand_in_hand: 'sitting',
  kneel_hug: 'hugging',
  arm_round: 'hugging',
  arms_round: 'hugging',
  leaning_back: 'tilted',
  dancing_alone: 'dancing',
  clinking: 'toasting',
  raising: 'toasting',
  decanting: 'pouring',
  shouldering: 'carrying',
  on_shoulder: 'carrying',
  strewing: 'feeding',
  dressing: 'pouring',
  serving: 'carrying',
  reclining: 'lying',
  stroking: 'petting',
  dozing: 'sleeping',
  at_piano: 'playing',
  scrubbing: 'cleaning',
  presenting: 'explaining',
};
