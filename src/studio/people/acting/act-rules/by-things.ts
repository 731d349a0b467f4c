import { fold } from '#studio/lexicon/matching/normalise.ts';
import { readEmotion } from '#studio/lexicon/words/people/emotions.ts';
import { LOOKS_ON, WEARS_CUP } from '#studio/people/act-words.ts';
import { carriedIn } from '#studio/people/acting/verbs/carries.ts';
import type { Act } from '#studio/people/acting/act-scene.ts';
import { SERVES } from '#studio/people/acting/who-may.ts';
import { CARDS } from '#studio/people/held/wares.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { ActRule, Doer } from './doer.ts';

const atTable: ActRule = ({ figure, hands, glass, seat, isAtTable, isGame, has, act }) =>
  isAtTable && !SERVES.has(figure.role)
    ? {
        ...act(
          'sitting',
          has('playing_cards') ? [CARDS, ...glass] : [...glass, ...hands].slice(0, 1),
          seat,
        ),
        does: ['sitting', 'holding', ...(isGame ? ['playing'] : [])],
      }
    : null;

/** What others work with is no onlooker's. */
const onlooker: ActRule = ({ figure, scene, said, glass, act }) =>
  scene.people > 1 && figure.action === null && LOOKS_ON.test(said)
    ? { ...act(glass.length > 0 ? 'holding' : 'standing', glass), does: [] }
    : null;

const carrying: ActRule = ({ figure, scene, act }) => carriedIn(figure, scene, act);

/** What was said of another alone. */
const isAnothers = ({ scene, said }: Doer, thing: ThingId): boolean =>
  scene.things.some(({ thing: id, word }) => {
    const named = fold(word);
    return id === thing && !said.includes(named) && scene.said.some((one) => one.includes(named));
  });

const withTools: ActRule = (doer) => {
  const { figure, scene, hands, glass, vine, has, act, insteadOf } = doer;
  // 'A couple with bicycles': where hands are free, they ride.
  const isFree = figure.action === null && hands.length + glass.length === 0;
  if (has('bicycle') && isFree && scene.people < 3 && !scene.furniture)
    return insteadOf({ ...figure, action: 'riding' });
  if (has('riddling_rack')) return act('riddling', [], 'riddling_rack');
  if (has('pipette')) return act('sampling', ['pipette', 'glass'], 'barrel');
  if (has('secateurs')) return act('pruning', ['secateurs'], vine);
  if (has('tub') && !isAnothers(doer, 'tub')) return act('stomping', [], 'tub');
  const isPicker = figure.role === 'picker' && hands.every((held) => held === 'grapes');
  return isPicker ? act('picking', ['grapes'], vine) : null;
};

const chef: ActRule = ({ figure, said, hands, glass, act }) => {
  if (figure.role !== 'chef' || hands.length > 0 || glass.length > 0) return null;
  return readEmotion(said) ? act('arms_crossed') : act('cooking', ['pan'], 'counter');
};

/** It is what a sommelier does, unless more is told of the wine. */
const sommelier: ActRule = ({ figure, scene, said, hands, has, act }) => {
  if (figure.role !== 'sommelier' || figure.action !== null || scene.people !== 1) return null;
  if (WEARS_CUP.test(said)) return act('holding', ['glass']);
  const isFree = figure.part === 'figure' && hands.length === 0 && !has('glass');
  return isFree ? act('pouring', ['bottle', 'glass']) : null;
};

/** Before a dark body no glass is seen: they are raised, or meet against the sky. */
const againstSky: ActRule = ({ figure, scene, glass, act }) => {
  const isSeen = scene.isSilhouette && glass.length > 0 && scene.furniture === null;
  if (!isSeen || (figure.action !== null && figure.action !== 'holding')) return null;
  return { ...act(scene.people > 1 ? 'clinking' : 'toasting', glass), does: ['holding'] };
};

const holding: ActRule = ({ figure, scene, hands, glass, has, act }) => {
  // 'Holding two glasses': one in each hand.
  const isPair = figure.count === 1 && glass.length > 0 && TWO_GLASSES.test(figure.said ?? '');
  const holds = [...(isPair ? ([...glass, ...glass] as const) : glass), ...hands].slice(0, 2);
  const isByBarrel = has('barrel') && !scene.hasVines && scene.furniture !== 'barrel_table';
  return holds.length > 0 ? act('holding', holds, isByBarrel ? 'barrel' : null) : null;
};

const TWO_GLASSES =
  /\b(?:(?:two|2|both) (?:\w+ )?(?:glasses|flutes)|deux (?:verres|flutes)|due (?:bicchieri|calici)|dos copas|zwei (?:\w+ )?(?:\w*glaser|gläser))\b/;

const winePeople: ActRule = ({ figure, scene, said, act }) =>
  figure.role === 'sommelier' || (figure.role === 'winemaker' && !scene.furniture)
    ? // A glass at the lips would hide what the face shows.
      act(readEmotion(said) ? 'holding' : 'tasting', ['glass'])
    : null;

const partner: ActRule = ({ figure, who, act }) =>
  figure.who === 'couple' && who.own === 1 && figure.action === null ? act('beside') : null;

/** A child among vines walks at a grown one's hand. */
const kin: ActRule = ({ figure, scene, act }) =>
  scene.people === 2 && scene.hasChildren && scene.hasVines && figure.action === null
    ? { ...act('hand_in_hand'), does: [] }
    : null;

/** Where the verb says nothing, what they have and who they are does. */
export const BY_THINGS: readonly ActRule[] = [
  atTable,
  onlooker,
  carrying,
  withTools,
  chef,
  sommelier,
  againstSky,
  holding,
  winePeople,
  partner,
  kin,
];

/** Who does nothing else stands there. */
export const standing = ({ figure, act }: Doer): Act =>
  figure.action === 'holding' ? act('holding', ['glass']) : act('standing');
