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
  if (to < 0 || !isBare) return [...things];
  const on = { kind: 'on', to } as const;
  const named = namedOn(things, fold(source));
  if (named) return things.map((one) => (one === named ? { ...one, relation: on } : one));
  if (!BEARS_WINE.test(fold(source))) return [...things];
  if (!things.some(isBorne))
    return [...things, { ...unaskedThing('glass'), count: SOME, relation: on }];
  return things.map((one) =>
    isBorne(one) ? { ...one, count: one.count ?? SOME, relation: on } : one,
  );
}

const BEARS =
  /\b(?:tray|plateau|vassoio|bandeja|tablett) (?:with|of|full of|avec|de|con|di|mit|voll|voller) /;
/** Words from the tray to what is on it: a number, an article, a colour. */
const BETWEEN = 3;

/** 'A tray with two cocktails': what is named next stands on it. */
function namedOn(things: readonly AskedThing[], said: string): AskedThing | undefined {
  const tray = BEARS.exec(said);
  if (!tray) return undefined;
  const rest = said.slice(tray.index + tray[0].length);
  return things.find(({ thing, word, relation }) => {
    const at = rest.indexOf(fold(word));
    const isNext = at >= 0 && rest.slice(0, at).split(' ').length - 1 <= BETWEEN;
    return !relation && isNext && SERVED.has(thing) && !/[,.;]/.test(rest.slice(0, at));
  });
}
const SERVED: ReadonlySet<string> = new Set(
  'cocktail tumbler long_drink beer coffee cup tea digestif tropical_drink mulled_wine champagne_flute glass croissant macaron cupcake oyster hard_cheese bread'.split(
    ' ',
  ),
);
const SOME = 3;
const DRINKS: ReadonlySet<string> = new Set(['glass', 'champagne_flute']);
