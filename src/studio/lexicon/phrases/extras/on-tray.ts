import { fold } from '#studio/lexicon/matching/normalise.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';
import { unaskedThing } from './unasked-thing.ts';

const BEARS_WINE =
  /\b(?:tray|plateau|vassoio|bandeja|tablett) (?:with|of|full of|avec|de|con|di|mit|voll) (?:(?:some|red|white|rose|sparkling|du|vino|vin) ){0,2}(?:wines?|champagne|prosecco|vins?|vini?|vino|wein|sekt|rose|rouge|blanc|rosso|bianco|tinto|blanco)\b/;

/** 'A waiter carrying a tray with wine': the glass that nobody named stands on the tray. */
export function onTray(things: readonly AskedThing[], source: string): AskedThing[] {
  const to = things.findIndex(({ thing }) => thing === 'tray');
  const isBorne = ({ thing, relation }: AskedThing) => DRINKS.has(thing) && !relation;
  const isBare = !things.some(({ relation }) => relation?.to === to);
  if (to < 0 || !isBare || !BEARS_WINE.test(fold(source))) return [...things];
  const on = { kind: 'on', to } as const;
  if (!things.some(isBorne))
    return [...things, { ...unaskedThing('glass'), count: SOME, relation: on }];
  return things.map((one) =>
    isBorne(one) ? { ...one, count: one.count ?? SOME, relation: on } : one,
  );
}
const SOME = 3;
const DRINKS: ReadonlySet<string> = new Set(['glass', 'champagne_flute']);
