import { BASKETS } from '#studio/people/act-words.ts';
import { isCounter } from '#studio/people/acting/act-scene.ts';
import { DOINGS } from '#studio/people/acting/verbs/acts.ts';
import type { Doing } from '#studio/people/acting/doing.ts';
import { basketIn } from '#studio/people/acting/hands-for.ts';
import { bikeBears } from '#studio/people/acting/manner.ts';
import { TO_OTHERS } from '#studio/people/acting/staging/towards.ts';
import type { Act } from '#studio/people/acting/act-scene.ts';
import type { ActRule, Doer } from './doer.ts';

/** The verb's own row; what cannot be done with what is there is announced. */
export const byRow: ActRule = (doer) => {
  const { figure, scene, index, hands, glass, isAtTable, said, insteadOf } = doer;
  const row = figure.action && DOINGS[figure.action];
  if (!row) return null;
  const doing = row({
    figure,
    hands,
    glass,
    isAtTable,
    isAtCounter: isCounter(scene.furniture),
    isAlone: scene.people === 1,
    index,
    people: scene.people,
    isChild: figure.who === 'child',
    hasChildren: scene.hasChildren,
    isNextToBeasts: index === scene.people - 1,
    hasBeasts: scene.hasBeasts,
    isLargeBeast: scene.hasLargeBeast,
    isLabel: scene.isLabelRead,
    hasBasket: basketIn(scene).length > 0 || BASKETS.test(said),
  });
  return doing ? carryOut(doing, doer) : insteadOf({ ...figure, action: null });
};

function carryOut(doing: Doing, { figure, scene, glass, seat, act }: Doer): Act {
  const { pose, holds, beside, bears: load, lift, hasBackpack } = doing;
  // Whoever eats with a glass in hand drinks too.
  if (pose === 'sitting' || (pose === 'eating' && holds?.includes('glass')))
    return {
      ...act(pose, holds, pose === 'sitting' ? seat : null),
      does: [figure.action!, ...glass.map(() => 'tasting')],
    };
  if (scene.isToChild && TO_OTHERS.has(pose)) return { ...act(pose, holds), lift: -0.3 };
  if (scene.furniture === 'grill') return { ...act(pose, holds), lift: 0.08 };
  // The counter that all of them share is higher than a worktop.
  if (beside === 'counter' && isCounter(scene.furniture))
    return { ...act(pose, holds), lift: 0.18 };
  const bears = beside === 'bicycle' ? bikeBears(scene) : load;
  return {
    ...act(pose, holds, beside ?? null),
    ...(bears && { bears }),
    ...(lift && { lift }),
    ...(hasBackpack && { hasBackpack }),
  };
}
