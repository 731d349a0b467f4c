import { isCounter } from '#studio/people/acting/act-scene.ts';
import type { Act, Scene } from '#studio/people/acting/act-scene.ts';
import { carriedIn, ladenIn } from '#studio/people/acting/verbs/carries.ts';
import { basketIn, saysCut } from '#studio/people/acting/hands-for.ts';
import { fruitIn, pickedFrom, tasterPose, withChildren } from '#studio/people/acting/manner.ts';
import { pouredBy } from '#studio/people/acting/verbs/poured-by.ts';
import { oneDish, trayOf } from '#studio/people/acting/verbs/served.ts';
import { smelt } from '#studio/people/acting/staging/towards.ts';
import { SERVES } from '#studio/people/acting/who-may.ts';
import { CORK, GIFT, PLATED } from '#studio/people/held/wares.ts';
import { WOODEN_SPOON } from '#studio/people/held/work-wares.ts';
import type { AskedFigure } from '#studio/scene/figure.ts';
import type { ActRule } from './doer.ts';

const opening: ActRule = ({ figure, scene, has, act, insteadOf }) => {
  if (has('sabre')) {
    const sabered = insteadOf({ ...figure, action: 'sabering' });
    return { ...sabered, does: [...sabered.does, 'opening'] };
  }
  // A knife opens what no screw does.
  if (has('oyster')) {
    const shucked = insteadOf({ ...figure, action: 'cutting' });
    return { ...shucked, does: [...shucked.does, 'opening'] };
  }
  if (has('gift_box')) return act('kneeling', [GIFT]);
  // Whoever opens a sparkling wine turns its cork by hand.
  const isByHand = scene.vessel === 'champagne_flute' && !has('corkscrew');
  const opened = act('opening', [isByHand ? CORK : 'corkscrew', 'bottle']);
  return isCounter(scene.furniture) ? { ...opened, lift: 0.06 } : opened;
};

const sitting: ActRule = ({ scene, hands, glass, seat, isAtTable, has, act }) => {
  // In the shade of a tree one sits on the grass.
  if (scene.tree && !isAtTable) {
    const held = has('glass') ? [...glass, ...hands] : [...hands, ...glass];
    return { ...act('lounging', held.slice(0, 1)), does: ['sitting', 'holding'] };
  }
  // With nothing to lay on a table one sits outside with the dog.
  if (seat === 'table' && scene.hasBeasts && glass.length + hands.length === 0)
    return { ...act('sitting', [], 'bench'), sofaFor: 1 };
  if (seat === 'table' && has('bottle')) return act('sitting', ['glass', 'bottle'], seat);
  return act('sitting', glass.length > 0 ? glass : hands.slice(0, 1), seat);
};

const DISH = /\b(?:dish|plat|piatto|plato|gericht)\b/;

const serving: ActRule = ({ scene, hands, glass, said, has, act }) => {
  const dish = oneDish(hands) ?? (DISH.test(said) ? PLATED : undefined);
  // With a tray in one hand, the dish is in the other.
  if (dish && has('tray')) return act('serving', [trayOf(scene), dish]);
  if (dish) return act('serving', [dish, ...(hands[0] === hands[1] ? hands.slice(1) : glass)]);
  const isGlass = has('glass') || has('champagne_flute') || has('tray');
  // A bottle alone is brought in the hand.
  if (has('bottle') && !isGlass) return act('serving', ['bottle']);
  return act('serving', [trayOf(scene), ...(has('bottle') ? ['bottle' as const] : [])]);
};

const picking: ActRule = ({ figure, index, scene, hands, vine, has, act }) => {
  const fruit = fruitIn(hands);
  const baskets = basketIn(scene);
  if (fruit) return pickedFrom(act, fruit, baskets);
  if (scene.hasChildren) return withChildren(figure, act, index === 0 ? vine : null);
  // Whoever picks alone fills the crate.
  if (scene.people === 1 && has('crate'))
    return { ...act('filling', ['grapes'], 'filled_crate'), does: ['picking', 'filling'] };
  if (index % 2 === 1 && has('crate')) return carriedIn(figure, scene, act);
  // Between two vines nobody would be seen: the one in the middle carries what they have picked.
  if (index % 2 === 1 && scene.people > 2 && vine)
    return baskets.length > 0 ? act('holding', baskets) : act('carrying', [], 'crate');
  // Two of them work at one vine, from either side; of several kinds of people a second would hide some.
  const hasVine = index === 0 || (index % 2 === 0 && scene.said.length < 2);
  const tool = has('secateurs') || saysCut(figure) ? 'secateurs' : 'grapes';
  return {
    ...act('picking', [tool, ...baskets], hasVine ? vine : null),
    hasHod: has('basket') && scene.isOnBack,
  };
};

const walking: ActRule = ({ figure, scene, hands, glass, has, act }) =>
  carriedIn(figure, scene, act) ??
  (figure.who === 'couple' || (scene.areHandInHand && scene.people > 1)
    ? { ...act('hand_in_hand', has('glass') ? glass : []), does: ['walking', 'joined'] }
    : act('walking', hands.length > 0 || !has('glass') ? hands : glass));

const toasting: ActRule = ({ scene, drink, besides, seat, isAtTable, act }) => {
  const holds = drink ? [drink] : ['glass' as const, ...besides];
  if (isAtTable) return act('sitting', holds, seat);
  return act(scene.people > 1 ? 'clinking' : 'toasting', holds);
};

const SAUCE =
  /\b(?:tast|gout|assagg|prueb|prob|kost)\w*(?: \w+){0,2} (?:sauce|soup|stew|ragu|soupe|sugo|zuppa|salsa|sopa|suppe|sosse)\b/;

const tasting: ActRule = ({
  index,
  scene,
  said,
  hands,
  glass,
  drink,
  besides,
  seat,
  isAtTable,
  act,
}) => {
  // A sauce is tasted from a spoon.
  if (SAUCE.test(said)) return act('eating', [WOODEN_SPOON]);
  const smelled = smelt(hands, scene);
  if (smelled) return act('tasting', [smelled, ...glass]);
  // One draws it, the others taste.
  if (scene.isFromBarrel && index === 0) return act('sampling', ['pipette', 'glass'], 'barrel');
  if (isAtTable) return act('sitting', ['glass'], seat);
  return act(tasterPose(index, scene.people), drink ? [drink] : ['glass', ...besides]);
};

/** Whoever serves alone among tables fills the glass that stands on one. */
const isAtGuests = ({ role }: AskedFigure, { pose, holds }: Act, scene: Scene): boolean =>
  SERVES.has(role) &&
  pose === 'pouring' &&
  holds[0] === 'bottle' &&
  holds[1] === 'glass' &&
  scene.people === 1 &&
  scene.furniture === null &&
  scene.isAmongTables;

const BY_ACTION: Partial<Record<NonNullable<AskedFigure['action']>, ActRule>> = {
  pruning: ({ vine, act }) => act('pruning', ['secateurs'], vine ?? 'bare_vine'),
  tying: ({ vine, act }) => act('pruning', [], vine ?? 'bare_vine'),
  sampling: ({ index, scene, act }) =>
    index === 0
      ? act('sampling', ['pipette', 'glass'], 'barrel')
      : act(tasterPose(index, scene.people), ['glass']),
  stomping: ({ act }) => act('stomping', [], 'tub'),
  cooking: ({ glass, index, scene, act }) => {
    // At one worktop the first has the pan, and who drinks meanwhile a glass.
    if (isCounter(scene.furniture) && scene.people > 1)
      return index > 0 && glass.length > 0
        ? act('holding', glass)
        : { ...act('cooking', ['pan']), lift: 0.1 };
    return {
      ...act('cooking', ['pan'], 'counter'),
      ...(glass.length > 0 && index === 0 && { bears: 'glass' as const }),
    };
  },
  opening,
  sitting,
  pouring: ({ figure, hands, scene, act }) => {
    const poured = pouredBy(hands, scene, act);
    return isAtGuests(figure, poured, scene)
      ? { ...poured, holds: poured.holds.slice(0, 1), beside: 'laid_table' }
      : poured;
  },
  serving,
  picking,
  carrying: ({ figure, scene, index, has, act }) =>
    ladenIn(figure, scene, { act, index }) ??
    (SERVES.has(figure.role) && has(scene.vessel ?? 'tray')
      ? act('serving', [trayOf(scene)])
      : null),
  walking,
  toasting,
  tasting,
};

/** What is done with wine: by the scene as much as by the verb. */
export const byAction: ActRule = (doer) =>
  (doer.figure.action && BY_ACTION[doer.figure.action]?.(doer)) ?? null;
