import { COOPER, POT } from '#studio/people/act-words.ts';
import { played } from '#studio/people/acting/acts.ts';
import { tradeAct } from '#studio/people/acting/trades.ts';
import { LOOKS_AT } from '#studio/people/acting/who-may.ts';
import { HAMMER } from '#studio/people/held/wares.ts';
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

const stirring: ActRule = ({ figure, said, act }) =>
  figure.action === 'stirring' && POT.test(said)
    ? { ...act('cooking', ['pan'], 'counter'), does: ['cooking', 'stirring'] }
    : null;

const againstLight: ActRule = ({ figure, scene, glass, besides, isAtTable, act }) =>
  scene.isAgainstLight && glass.length > 0 && !isAtTable && LOOKS_AT.has(figure.action)
    ? { ...act('regarding', ['glass', ...besides]), does: ['holding', 'tasting'] }
    : null;

const music: ActRule = ({ figure, who, hands, act }) => {
  const instrument = instrumentOf(figure, who.own, hands);
  return instrument ? { ...act('playing', played(instrument)), does: ['playing'] } : null;
};

/** What their trade has them do. */
export const BY_TRADE: readonly ActRule[] = [cooper, ofTrade, stirring, againstLight, music];
