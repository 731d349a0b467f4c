import { CHECKS_BARREL, KNEELS, LEADS, LIES } from '#studio/people/act-words.ts';
import { instrumentIn } from '#studio/people/acting/verbs/acts.ts';
import { saysCut } from '#studio/people/acting/hands-for.ts';
import type { AskedFigure } from '#studio/scene/figure.ts';
import { asleep, inspectsVine, seatOn, vineFor } from '#studio/people/acting/manner.ts';
import { isBasket } from '#studio/people/acting/pose.ts';
import { restsOn } from '#studio/people/acting/verbs/rests-on.ts';
import { DRINKS } from '#studio/people/acting/verbs/with-sip.ts';
import { receives } from '#studio/people/acting/staging/towards.ts';
import { AT_BAR, LOOKS_AT, ON_BLANKET, SERVES } from '#studio/people/acting/who-may.ts';
import { seatedAct } from '#studio/people/seat-acts.ts';
import { doneBy } from './doer.ts';
import type { ActRule } from './doer.ts';

/** Whoever has a blanket sits on it, whatever they drink or eat there; others lie in the grass. */
const onTheGround: ActRule = ({ figure, scene, hands, isAtTable, said, act }) => {
  const isOnBlanket = scene.furniture === 'blanket' && !SERVES.has(figure.role);
  const doesLie = LIES.test(said) || figure.action === 'sleeping';
  const isOnGrass = doesLie && scene.tree !== null && !isAtTable;
  const isOnIt = isOnBlanket && (figure.action === null || ON_BLANKET.has(figure.action));
  if (!isOnGrass && !isOnIt) return null;
  const holds =
    instrumentIn(hands) ??
    (scene.vessel ? ['glass' as const] : hands.filter((held) => !isBasket(held)).slice(0, 1));
  return {
    ...act(doesLie ? 'reclining' : 'lounging', holds),
    ...asleep(figure),
    does: [...(doesLie ? [] : ['sitting']), ...(figure.action ? [figure.action] : [])],
  };
};

const receiving: ActRule = ({ figure, who, scene, act }) =>
  receives(figure, who, scene)
    ? {
        ...act(scene.towards === 'feeding' ? 'fed' : 'receiving'),
        does: [],
        ...(figure.who === 'child' && { lift: 0.16 }),
      }
    : null;

/** What is poured for them goes into their own glass. */
const heldOut: ActRule = ({ figure, scene, hands, act }) =>
  scene.isPouredFor &&
  figure.action === null &&
  figure.who !== 'child' &&
  scene.furniture === null &&
  hands.length === 0
    ? { ...act('holding', ['glass']), does: ['holding'] }
    : null;

const atTheVine: ActRule = ({ figure, index, scene, has, act, insteadOf }) => {
  // Of two who are named together the verb is said of both.
  const said = scene.people === 2 ? scene.said.join(' ') : (figure.said ?? '');
  const inspected = LOOKS_AT.has(figure.action) ? inspectsVine({ ...figure, said }, scene) : null;
  const does = ['holding', 'tasting'];
  // The vine would hide a small one, who has the bunch before it.
  if (inspected && scene.people > 1 && figure.who === 'child')
    return { ...act('holding', ['grapes']), does };
  if (inspected) return { ...act('picking', inspected, index === 0 ? vineFor(scene) : null), does };
  const vine = vineFor(scene);
  if (
    vine &&
    AT_FOOT_OF_VINE.has(figure.action) &&
    KNEELS.test(figure.said ?? '') &&
    scene.people < 3
  )
    return {
      ...act('kneeling', [saysCut(figure) || has('secateurs') ? 'secateurs' : 'grapes'], vine),
      lift: KNELT_LIFT,
      does: ['kneeling', 'picking', 'holding', ...(saysCut(figure) ? ['cutting'] : [])],
    };
  const isVintage = scene.hasVines || figure.role === 'picker' || has('grapes');
  const isChosen = figure.action === 'choosing' && (has('grapes') || has('vines'));
  if (!(figure.action === 'cutting' && isVintage) && !isChosen) return null;
  const picking = insteadOf({ ...figure, action: 'picking' });
  return { ...picking, does: [...picking.does, figure.action!] };
};

/** How a barrel does is known by what is drawn from it, unless a lamp or a list is in the hand. */
const atTheBarrel: ActRule = ({ figure, index, said, hands, act }) =>
  index === 0 &&
  LOOKS_AT.has(figure.action) &&
  CHECKS_BARREL.test(said) &&
  !hands.some((held) => typeof held === 'object')
    ? {
        ...act('sampling', ['pipette', 'glass'], 'barrel'),
        does: ['holding', 'tasting', 'sampling'],
      }
    : null;

const AT_FOOT_OF_VINE: ReadonlySet<AskedFigure['action']> = new Set<AskedFigure['action']>([
  'kneeling',
  'picking',
  'cutting',
]);
/** Metres from where hands kneel to the lowest bunches. */
const KNELT_LIFT = 0.42;

const seated: ActRule = ({ figure, index, hands, glass, scene }) =>
  SERVES.has(figure.role) ? null : seatedAct({ figure, index, hands, glass }, scene);

/** The first of them rides, has a pet in the arms, or a glass as tall as a child. */
const first: ActRule = ({ figure, index, scene, act }) => {
  if (index !== 0) return null;
  if (scene.isMounted)
    return { ...act('astride'), raised: seatOn(figure, scene), does: ['riding'] };
  if (scene.lap && scene.isLapInArms)
    return {
      ...act('cradling'),
      lap: scene.lap,
      does: ['holding', 'carrying', 'petting', 'hugging'],
    };
  if (scene.isGiantGlass)
    return { ...act('hoisting', ['giant_glass']), does: ['toasting', 'holding'] };
  return null;
};

const resting: ActRule = ({ figure, scene, index, glass, hands, act }) => {
  const rests = restsOn(figure, scene, { index, held: [...glass, ...hands] });
  return rests && { ...act(rests.pose), ...rests };
};

/** On a stool behind the counter, a hand at the foot of the glass. */
const atTheBar: ActRule = ({ figure, scene, said, glass, hands, act }) => {
  if (!scene.isAtBar || scene.furniture !== 'counter' || SERVES.has(figure.role)) return null;
  if (figure.action !== null && !AT_BAR.has(figure.action)) return null;
  const held = [...glass, ...hands].slice(0, 1);
  const drinks = held.length > 0 && DRINKS.test(said);
  return {
    ...act('at_bar', held),
    does: ['sitting', 'holding', ...doneBy(figure), ...(drinks ? ['tasting'] : [])],
  };
};

const onShoulders: ActRule = ({ figure, scene, act }) => {
  if (!scene.isShoulderRide) return null;
  if (figure.who === 'child') return { ...act('cheering'), does: [] };
  return { ...act('shoulder_ride'), hasRider: true, does: ['carrying', 'walking', 'holding'] };
};

/** Whoever leads a visit or a class speaks to the others. */
const leading: ActRule = ({ figure, scene, said, glass, act }) =>
  scene.people > 2 && figure.count === 1 && LEADS.test(said)
    ? {
        ...act('explaining', [null, ...glass.slice(0, 1)]),
        does: ['explaining', ...doneBy(figure)],
      }
    : null;

/** Side by side before the camera, one with what they brought in, and no two alike. */
const posing: ActRule = ({ figure, scene, index, glass, has, act }) => {
  if (!scene.isPosed || scene.people < 3 || scene.furniture) return null;
  if (figure.who === 'child') return { ...act('standing'), does: [] };
  const isVintage = figure.role === 'picker' || has('grapes') || has('crate');
  if (isVintage && index === 1)
    return { ...act('carrying', [], 'crate'), does: ['picking', 'carrying', 'holding'] };
  const pose = index % 2 === 0 ? 'arms_crossed' : 'standing';
  return glass.length > 0
    ? { ...act('holding', glass), does: ['holding'] }
    : { ...act(pose), does: ['picking'] };
};

/** Where they are and who is with them comes first. */
export const BY_SCENE: readonly ActRule[] = [
  posing,
  onShoulders,
  atTheBar,
  onTheGround,
  receiving,
  heldOut,
  atTheVine,
  atTheBarrel,
  seated,
  first,
  resting,
  leading,
];
