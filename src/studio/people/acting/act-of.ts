import type { AskedFigure } from '#studio/scene/figure.ts';
import { byAction } from './act-rules/by-action.ts';
import { byRow } from './act-rules/by-row.ts';
import { BY_SCENE } from './act-rules/by-scene.ts';
import { BY_THINGS, standing } from './act-rules/by-things.ts';
import { BY_TRADE } from './act-rules/by-trade.ts';
import { doerOf } from './act-rules/doer.ts';
import type { ActRule } from './act-rules/doer.ts';
import type { Act, Scene, Who } from './act-scene.ts';
import { IS_GOD } from '#studio/people/act-words.ts';
import { godAct } from './manner.ts';
import { isBasket } from './pose.ts';
import { canDo } from './staging/towards.ts';
import { withCandle } from './verbs/with-candle.ts';
import { withSip, withTool } from './verbs/with-sip.ts';
import { BY_ONE } from './who-may.ts';

/** Asked in this order; the first that knows an answer gives it. */
const RULES: readonly ActRule[] = [...BY_SCENE, ...BY_TRADE, byRow, byAction, ...BY_THINGS];

/** What somebody does, with what, by the words of the prompt: the act first, then the things. */
export function actOf(asked: AskedFigure, who: Who, scene: Scene): Act {
  // Who dances round Bacchus is no god.
  if (scene.isGod && (scene.said.length < 2 || IS_GOD.test(asked.said ?? ''))) return godAct(scene);
  const figure = isMeant(asked, who, scene) ? asked : { ...asked, action: null };
  const doer = doerOf(figure, { who, scene, insteadOf: (other) => actOf(other, who, scene) });
  if (!canDo(figure, doer.hands.length + doer.glass.length, scene))
    return actOf({ ...figure, action: null }, who, { ...scene, towards: null });
  for (const rule of RULES) {
    const act = rule(doer);
    if (act) return setDown(withCandle(withTool(withSip(act, doer), doer), scene), scene);
  }
  return standing(doer);
}

/** A basket stands before whoever was said to have it there, or needs both hands to pick. */
function setDown(act: Act, { isAtFeet, hasVines }: Scene): Act {
  const basket = act.holds.find(isBasket);
  const isInTheWay = act.pose === 'picking' && hasVines;
  if (!basket || act.atFeet || !(isAtFeet || isInTheWay)) return act;
  const holds = act.holds.filter((held) => held !== basket);
  const isIdle = holds.length === 0 && act.pose === 'holding';
  return { ...act, pose: isIdle ? 'standing' : act.pose, holds, atFeet: basket };
}

/** 'Four men smoking pipes': each has one. */
const THEIR_OWN = /\b(?:pipes|cigars|cigares|sigari|puros|zigarren|pfeifen)\b/;

/** Whether the verb is this person's, here. */
function isMeant(
  { action, said = '' }: AskedFigure,
  { own }: Who,
  { furniture, things }: Scene,
): boolean {
  // A harvest's lunch is eaten, not picked.
  if (action === 'picking' && furniture === 'table') return false;
  // Cards and chess are played at a table, and no guitar.
  if (action === 'playing')
    return !things.some(({ thing }) => thing === 'playing_cards' || thing === 'chess_pawn');
  // One of several takes the picture, and one kneels.
  const isByAll = action === 'smoking' && THEIR_OWN.test(said);
  return own === 0 || action === null || isByAll || !BY_ONE.has(action);
}
