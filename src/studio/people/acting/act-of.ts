import { readEmotion } from '#studio/lexicon/words/people/emotions.ts';
import { basketIn, handsFor, saysCut } from './hands-for.ts';
import { isCounter } from './act-scene.ts';
import type { Scene, Act, Who } from './act-scene.ts';
import type { AskedFigure } from '#studio/scene/figure.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import { BASKETS, COOPER, LEADS, LIES, POT, WEARS_CUP } from '#studio/people/act-words.ts';
import { DOINGS, drunkIn, instrumentIn, played } from './acts.ts';
import { TO_OTHERS, canDo, gives, receives, smelt } from './towards.ts';
import type { Held, HeldId } from '#studio/people/held/hold.ts';
import { oneDish, trayOf } from './served.ts';
import { CARDS, GIFT, HAMMER } from '#studio/people/held/wares.ts';
import { instrumentOf } from '#studio/people/instruments.ts';
import type { Beside } from '#studio/people/body/person-shape.ts';
import { BY_ONE, LOOKS_AT, ON_BLANKET, SERVES } from './who-may.ts';
import { seatedAct } from '#studio/people/seat-acts.ts';
import { isBasket } from './pose.ts';
import { carriedIn } from './carries.ts';
import {
  GOD_ACT,
  asleep,
  bikeBears,
  fruitIn,
  inspectsVine,
  pickedFrom,
  seatOn,
  tasterPose,
  vineFor,
  waresOf,
  withChildren,
} from './manner.ts';
import { pouredBy } from './poured-by.ts';
import { restsOn } from './rests-on.ts';
import { tradeAct } from './trades.ts';
import type { Pose } from './stance.ts';

/** Whoever sleeps does so sitting or lying; else it is announced. */
const isDone = (
  figure: AskedFigure,
): figure is AskedFigure & { action: NonNullable<AskedFigure['action']> } =>
  figure.action !== null && figure.action !== 'sleeping';

/** What somebody does, with what, by the words of the prompt: the act first, then the things. */
export function actOf(asked: AskedFigure, who: Who, scene: Scene): Act {
  // A harvest's lunch is eaten, not picked.
  const isMeal = asked.action === 'picking' && scene.furniture === 'table';
  const index = who.inPicture;
  const has = (thing: ThingId): boolean => scene.things.some((asked) => asked.thing === thing);
  // Cards and chess are played at a table, and no guitar.
  const isGame = has('playing_cards') || has('chess_pawn');
  const isPlayed = isGame && asked.action === 'playing';
  // One of several takes the picture, and one kneels.
  const isAnothers = who.own > 0 && asked.action !== null && BY_ONE.has(asked.action);
  const figure = isMeal || isPlayed || isAnothers ? { ...asked, action: null } : asked;
  if (scene.isGod) return GOD_ACT;
  // What is given to somebody is in the hand of whoever gives it.
  const hands = handsFor(figure, who, gives(figure, who, scene) ? { ...scene, said: [] } : scene);
  const glass: HeldId[] = scene.vessel ? ['glass'] : [];
  if (!canDo(figure.action, hands.length + glass.length, scene))
    return actOf({ ...figure, action: null }, who, { ...scene, towards: null });
  const act = (
    pose: Pose,
    holds: readonly (Held | null)[] = [],
    beside: Beside | null = null,
  ): Act => ({ pose, holds, beside, does: isDone(figure) ? [figure.action] : [] });
  // Whoever drinks with others has put the bottle down.
  const besides = hands.filter((held) => held !== 'bottle' || scene.people === 1).slice(0, 1);
  const drink = scene.vessel ? undefined : drunkIn([...hands, ...waresOf(scene)]);
  const isAtTable = scene.furniture === 'table';
  // One table for all of them, or one for whoever sits alone.
  const seat: Beside = scene.isOnBarrel
    ? 'cask'
    : scene.people > 1 || isAtTable
      ? 'chair'
      : 'table';
  // Whoever has a blanket sits on it, whatever they drink or eat there.
  const isOnBlanket = scene.furniture === 'blanket' && !SERVES.has(figure.role);
  const doesLie = LIES.test(figure.said ?? '') || figure.action === 'sleeping';
  const isOnGrass = doesLie && scene.tree !== null && !isAtTable;
  if (isOnGrass || (isOnBlanket && (figure.action === null || ON_BLANKET.has(figure.action))))
    return {
      ...act(
        doesLie ? 'reclining' : 'lounging',
        instrumentIn(hands) ??
          (scene.vessel ? ['glass'] : hands.filter((held) => !isBasket(held)).slice(0, 1)),
      ),
      ...asleep(figure),
      does: [...(doesLie ? [] : ['sitting']), ...(figure.action ? [figure.action] : [])],
    };
  if (receives(figure, who, scene))
    return {
      ...act(scene.towards === 'feeding' ? 'fed' : 'receiving'),
      does: [],
      ...(figure.who === 'child' && { lift: 0.16 }),
    };
  const isVintage = scene.hasVines || figure.role === 'picker' || has('grapes');
  const atVine = LOOKS_AT.has(figure.action) ? inspectsVine(figure, scene) : null;
  if (atVine) return { ...act('picking', atVine, vineFor(scene)), does: ['holding', 'tasting'] };
  const isAtVine = figure.action === 'choosing' && (has('grapes') || has('vines'));
  if ((figure.action === 'cutting' && isVintage) || isAtVine) {
    const picking = actOf({ ...figure, action: 'picking' }, who, scene);
    return { ...picking, does: [...picking.does, figure.action!] };
  }
  const seated = SERVES.has(figure.role) ? null : seatedAct({ figure, index, hands, glass }, scene);
  if (seated) return seated;
  if (scene.isMounted && index === 0)
    return { ...act('astride'), raised: seatOn(figure, scene), does: ['riding'] };
  if (scene.lap && scene.isLapInArms && index === 0)
    return {
      ...act('cradling'),
      lap: scene.lap,
      does: ['holding', 'carrying', 'petting', 'hugging'],
    };
  if (scene.isGiantGlass && index === 0)
    return { ...act('hoisting', ['giant_glass']), does: ['toasting', 'holding'] };
  const rests = restsOn(figure, scene, { index, held: [...glass, ...hands] });
  if (rests) return { ...act(rests.pose), ...rests };
  // Whoever leads a visit or a class speaks to the others.
  if (scene.people > 2 && figure.count === 1 && LEADS.test(figure.said ?? ''))
    return {
      ...act('explaining', [null, ...glass.slice(0, 1)]),
      does: ['explaining', ...(isDone(figure) ? [figure.action] : [])],
    };
  const said = figure.said ?? '';
  if (figure.action === null && COOPER.test(said) && hands.length + glass.length === 0)
    return { ...act('hammering', [HAMMER], 'barrel'), does: ['hammering'] };
  const ofTrade = tradeAct(figure, hands, glass);
  if (ofTrade) return { ...act(ofTrade.pose, ofTrade.holds), ...ofTrade };
  if (figure.action === 'stirring' && POT.test(said))
    return { ...act('cooking', ['pan'], 'counter'), does: ['cooking', 'stirring'] };
  if (scene.isAgainstLight && glass.length > 0 && !isAtTable && LOOKS_AT.has(figure.action))
    return { ...act('regarding', ['glass', ...besides]), does: ['holding', 'tasting'] };
  const instrument = instrumentOf(figure, who.own, hands);
  if (instrument) return { ...act('playing', played(instrument)), does: ['playing'] };
  const row = figure.action && DOINGS[figure.action];
  const doing = row?.({
    figure,
    hands,
    glass,
    isAtTable,
    isAlone: scene.people === 1,
    index,
    people: scene.people,
    isChild: figure.who === 'child',
    hasChildren: scene.hasChildren,
    isNextToBeasts: index === scene.people - 1,
    hasBeasts: scene.hasBeasts,
    isLargeBeast: scene.hasLargeBeast,
    isLabel: scene.isLabelRead,
    hasBasket: basketIn(scene).length > 0 || BASKETS.test(figure.said ?? ''),
  });
  // What cannot be done with what is there is announced.
  if (row && !doing) return actOf({ ...figure, action: null }, who, scene);
  if (doing) {
    const { pose, holds, beside, bears: load, lift, hasBackpack } = doing;
    // Whoever eats with a glass in hand drinks too.
    if (pose === 'sitting')
      return { ...act(pose, holds, seat), does: [figure.action!, ...glass.map(() => 'tasting')] };
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
  const vine = vineFor(scene);
  const carries = () => carriedIn(figure, scene, act);
  switch (figure.action) {
    case 'pruning':
      return act('pruning', ['secateurs'], vine ?? 'bare_vine');
    case 'sampling':
      return act('sampling', ['pipette', 'glass'], 'barrel');
    case 'stomping':
      return act('stomping', [], 'tub');
    case 'cooking':
      return {
        ...act('cooking', ['pan'], 'counter'),
        ...(glass.length > 0 && index === 0 && { bears: 'glass' as const }),
      };
    case 'opening':
      if (has('sabre')) return actOf({ ...figure, action: 'sabering' }, who, scene);
      if (has('gift_box')) return act('kneeling', [GIFT]);
      return isCounter(scene.furniture)
        ? { ...act('opening', ['corkscrew', 'bottle']), lift: 0.06 }
        : act('opening', ['corkscrew', 'bottle']);
    case 'sitting':
      // In the shade of a tree one sits on the grass.
      if (scene.tree && !isAtTable)
        return {
          ...act(
            'lounging',
            (has('glass') ? [...glass, ...hands] : [...hands, ...glass]).slice(0, 1),
          ),
          does: ['sitting', 'holding'],
        };
      return act(
        'sitting',
        seat === 'table' && has('bottle')
          ? ['glass', 'bottle']
          : glass.length > 0
            ? glass
            : hands.slice(0, 1),
        seat,
      );
    case 'pouring':
      return pouredBy(hands, scene, act);
    case 'serving':
      return act(
        'serving',
        oneDish(hands)
          ? [oneDish(hands)!, ...(hands[0] === hands[1] ? hands.slice(1) : glass)]
          : [trayOf(scene), ...(has('bottle') ? ['bottle' as const] : [])],
      );
    case 'picking':
      if (fruitIn(hands)) return pickedFrom(act, fruitIn(hands)!, basketIn(scene));
      if (scene.hasChildren) return withChildren(figure, act);
      // Whoever picks alone fills the crate.
      if (scene.people === 1 && has('crate'))
        return { ...act('filling', ['grapes'], 'filled_crate'), does: ['picking', 'filling'] };
      if (index % 2 === 1 && has('crate')) return carries()!;
      // Between two vines nobody would be seen: the one in the middle carries what they have picked.
      if (index % 2 === 1 && scene.people > 2 && vine)
        return basketIn(scene).length > 0
          ? act('holding', basketIn(scene))
          : act('carrying', [], 'crate');
      // Two of them work at one vine, from either side.
      return {
        ...act(
          'picking',
          [has('secateurs') || saysCut(figure) ? 'secateurs' : 'grapes', ...basketIn(scene)],
          // Of several kinds of people a second vine would hide some.
          index === 0 || (index % 2 === 0 && scene.said.length < 2) ? vine : null,
        ),
        hasHod: has('basket') && scene.isOnBack,
      };
    case 'carrying':
      if (!SERVES.has(figure.role) || !has(scene.vessel ?? 'tray')) break;
      return act('serving', [trayOf(scene)]);
    case 'walking':
      return (
        carries() ??
        (figure.who === 'couple' || (scene.areHandInHand && scene.people > 1)
          ? { ...act('hand_in_hand'), does: ['walking', 'joined'] }
          : act('walking', hands))
      );
    case 'toasting':
      return act(
        isAtTable ? 'sitting' : scene.people > 1 ? 'clinking' : 'toasting',
        drink ? [drink] : ['glass', ...besides],
        isAtTable ? seat : null,
      );
    case 'tasting':
      if (smelt(hands, scene)) return act('tasting', [smelt(hands, scene), ...glass]);
      if (scene.isFromBarrel) return act('sampling', ['pipette', 'glass'], 'barrel');
      if (isAtTable) return act('sitting', ['glass'], seat);
      return act(tasterPose(index, scene.people), drink ? [drink] : ['glass', ...besides]);
    default:
  }
  if (isAtTable && !SERVES.has(figure.role))
    return {
      ...act(
        'sitting',
        has('playing_cards') ? [CARDS, ...glass] : [...glass, ...hands].slice(0, 1),
        seat,
      ),
      does: ['sitting', 'holding', ...(isGame ? ['playing'] : [])],
    };
  const carried = carries();
  if (carried) return carried;
  if (has('pipette')) return act('sampling', ['pipette', 'glass'], 'barrel');
  if (has('secateurs')) return act('pruning', ['secateurs'], vine);
  if (has('tub')) return act('stomping', [], 'tub');
  if (figure.role === 'picker' && hands.every((held) => held === 'grapes'))
    return act('picking', ['grapes'], vine);
  if (figure.role === 'chef' && hands.length === 0 && glass.length === 0 && readEmotion(said))
    return act('arms_crossed');
  if (figure.role === 'chef' && hands.length === 0 && glass.length === 0)
    return act('cooking', ['pan'], 'counter');
  // It is what a sommelier does, unless more is told of the wine.
  const isServing = figure.role === 'sommelier' && figure.action === null && scene.people === 1;
  if (isServing && WEARS_CUP.test(said)) return act('holding', ['glass']);
  if (isServing && figure.part === 'figure' && hands.length === 0 && !has('glass'))
    return act('pouring', ['bottle', 'glass']);
  const holds = [...glass, ...hands].slice(0, 2);
  if (holds.length > 0)
    return act('holding', holds, has('barrel') && !scene.hasVines ? 'barrel' : null);
  if (figure.role === 'sommelier' || (figure.role === 'winemaker' && !scene.furniture))
    return act('tasting', ['glass']);
  if (figure.who === 'couple' && who.own === 1 && figure.action === null) return act('beside');
  return act(
    figure.action === 'holding' ? 'holding' : 'standing',
    figure.action === 'holding' ? ['glass'] : [],
  );
}
