import { COOPER, POT } from '#studio/people/act-words.ts';
import { played } from '#studio/people/acting/verbs/acts.ts';
import { tradeAct } from '#studio/people/acting/trades.ts';
import { LOOKS_AT } from '#studio/people/acting/who-may.ts';
import { stirredPot } from '#studio/people/held/daily-wares.ts';
import { HAMMER } from '#studio/people/held/wares.ts';
import { isWareHeld } from '#studio/people/held/hold.ts';
import type { Held } from '#studio/people/held/hold.ts';
import { DRESSED_AS } from '#studio/people/dress/callings.ts';
import { callingIn } from '#studio/lexicon/words/people/callings.ts';
import type { AskedFigure } from '#studio/scene/figure.ts';
import { instrumentOf } from '#studio/people/instruments.ts';
import type { ActRule } from './doer.ts';

const cooper: ActRule = ({ figure, said, hands, glass, act }) =>
  figure.action === null && COOPER.test(said) && hands.length + glass.length === 0
    ? { ...act('hammering', [HAMMER], 'barrel'), does: ['hammering'] }
    : null;

const ofTrade: ActRule = ({ figure, hands, glass, act }) => {
  const trade = tradeAct(figure, hands, glass);
  return trade && { ...act(trade.pose, trade.holds), ...trade };
};

/** Who is known by a tool has it in hand, or does with it what it is for. */
const called: ActRule = (doer) => {
  const { figure, scene, said, hands, glass, isAtTable, act, insteadOf } = doer;
  const id = callingIn(said);
  const row = id && DRESSED_AS[id];
  if (!row?.tool && !row?.act) return null;
  const isFree = hands.length === 0 && (figure.action === null || figure.action === 'holding');
  if (row.act && isFree && glass.length === 0 && !isAtTable)
    return insteadOf({ ...figure, action: row.act });
  const isIdle = figure.action === null || HAS_IN_HAND.has(figure.action);
  if (!row.tool || !isIdle || isAtTable || scene.furniture !== null) return null;
  // Its own, unless another of its kind was asked for.
  const alike = hands.find((held) => isAlike(held, row.tool!));
  const tool = alike === undefined || !isOfForm(alike, row.tool) ? row.tool : alike;
  const others = [...glass, ...hands].filter((held) => held !== tool && held !== alike).slice(0, 1);
  return { ...act('holding', [tool, ...others]), does: ['holding'] };
};
const HAS_IN_HAND: ReadonlySet<AskedFigure['action']> = new Set<AskedFigure['action']>([
  'holding',
  'carrying',
]);
/** A wheel of parmesan is a cheesemaker's own. */
const isSame = (held: Held, tool: Held): boolean =>
  isWareHeld(held) && isWareHeld(tool) && held.thing !== null && held.thing === tool.thing;
const isAlike = (held: Held, tool: Held): boolean => isSame(held, tool) || isOfForm(held, tool);
const isOfForm = (held: Held, tool: Held): boolean =>
  held === tool || (isWareHeld(held) && isWareHeld(tool) && held.form === tool.form);

/** What is cooked is in the pot; a cellar stirs in vats and barrels. */
const stirring: ActRule = ({ figure, said, hands, act }) => {
  const dish = hands.filter(isWareHeld).find(({ form }) => COOKED.has(form));
  if (figure.action !== 'stirring' || !(dish || POT.test(said))) return null;
  const pot = stirredPot(SAUCEPAN.test(said) ? 'saucepan' : 'pot', dish);
  return { ...act('cooking', [pot], 'counter'), does: ['cooking', 'stirring'] };
};
const COOKED: ReadonlySet<string> = new Set(['dish', 'cup']);
const SAUCEPAN = /\b(?:saucepans?|casseroles?|pentolin[oi]|cazos?|kochtopf)\b/;

const againstLight: ActRule = ({ figure, scene, glass, besides, hands, isAtTable, act }) => {
  if (!scene.isAgainstLight || isAtTable || !LOOKS_AT.has(figure.action)) return null;
  if (glass.length > 0)
    return { ...act('regarding', ['glass', ...besides]), does: ['holding', 'tasting'] };
  // A bunch hangs below the hand that lifts it.
  const isFruit = hands.includes('grapes');
  return isFruit ? { ...act('regarding', ['grapes']), lift: 0.2, does: ['holding'] } : null;
};

const music: ActRule = ({ figure, who, hands, act }) => {
  const instrument = instrumentOf(figure, who.own, hands);
  return instrument ? { ...act('playing', played(instrument)), does: ['playing'] } : null;
};

/** What their trade has them do. */
export const BY_TRADE: readonly ActRule[] = [
  cooper,
  ofTrade,
  called,
  stirring,
  againstLight,
  music,
];
