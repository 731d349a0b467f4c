import { HOUSES, isShopFront } from '#studio/places/house-fronts.ts';
import { oncePer } from '#studio/once-per.ts';
import { STREET } from './streets.ts';
import { isDisplay, isDisplayed, isShopWindow, withoutStreet } from './shop-windows.ts';
import type { Match } from '#studio/lexicon/matching/match.ts';
import type { Token } from '#studio/lexicon/matching/normalise.ts';

const LEADS = new Set(
  'outside devant davanti delante frente vor fuera fuori front facade exterior fassade fachada facciata exterieur esterno'.split(
    ' ',
  ),
);
/** 'A wine bar front', 'the hotel facade'. */
const FOLLOWS = new Set('front facade exterior frontage storefront shopfront fassade'.split(' '));
const INNER = /barrel|\bfuts?\b|\bbotti\b|barric|fass/;
/** A cellar of bricks, or by candle light, is told by its inside. */
const CELLAR = /cellar|\bcave\b|cantina|bodega|keller/;
const WITHIN = new Set('brick vaulted candlelit dim dark underground deep cool'.split(' '));
const BLURRED = new Set(
  'blurred blurry flou floue sfocato sfocata desenfocado unscharfer unscharfem'.split(' '),
);
/** Article and two adjectives may stand between. */
const REACH = 4;

interface Found {
  matches: readonly Match[];
  tokens: readonly Token[];
}

/** 'Outside a wine bar', 'in front of the old stone winery': the house from without, and no room in it. */
export function settleFront({ matches, tokens }: Found, i: number): Match {
  const match = matches[i]!;
  // Whoever looks at what lies in a shop window has the street behind them.
  if (isDisplay(matches)) return isShopWindow(match) ? match : withoutStreet(match);
  if (
    isFront(match, tokens) ||
    isOnStreet({ matches, tokens }, match) ||
    isInTheRain({ matches, tokens }, match) ||
    isLookedInto({ matches }, match)
  )
    return { ...match, effects: [{ kind: 'place', value: 'house_front' }] };
  // What leads to it says no more than that.
  const isLead = leadsTo(match, tokens).some((at) =>
    matches.some(
      (other) => other.at <= at && at < other.at + other.length && isFront(other, tokens),
    ),
  );
  return isLead ? { ...match, effects: [{ kind: 'neutral', value: null }] } : match;
}

function isFront(match: Match, tokens: readonly Token[]): boolean {
  const last = match.phrase.slice(match.phrase.lastIndexOf(' ') + 1);
  if (match.isNegated || !(HOUSES.has(match.phrase) || HOUSES.has(last))) return false;
  // Barrels are seen from within, and what is blurred is the room behind.
  if (INNER.test(match.phrase) || BLURRED.has(tokens[match.at - 1]?.word ?? '')) return false;
  if (CELLAR.test(match.phrase) && WITHIN.has(tokens[match.at - 1]?.word ?? '')) return false;
  if (isSeenFromOutside(tokens) || match.phrase.startsWith('outside ')) return true;
  const next = tokens[match.at + match.length];
  if (next && !next.opensClause && FOLLOWS.has(next.word)) return true;
  for (let at = match.at - 1; at >= Math.max(0, match.at - REACH); at--) {
    if (tokens[at + 1]?.opensClause) return false;
    if (LEADS.has(tokens[at]?.word ?? '')) return true;
  }
  return false;
}

const FROM_OUTSIDE =
  /\b(?:from (?:the )?outside|von (?:der )?(?:aussen|strasse)|de (?:l )?exterieur|da(?:ll)? ?(?:esterno|fuori)|desde (?:el )?(?:exterior|fuera)|seen from the street)\b/;

const isSeenFromOutside = oncePer((tokens: readonly Token[]): boolean =>
  FROM_OUTSIDE.test(tokens.map(({ word }) => word).join(' ')),
);

const INSIDE = new Set(
  'in inside at from interior dans au chez depuis in nel nella dal al dentro en im beim innen'.split(
    ' ',
  ),
);

/** 'A street at night, the window of a bistro': from the street one sees its front. */
function isOnStreet({ matches, tokens }: Found, match: Match): boolean {
  const isHouse = HOUSES.has(match.phrase) && isShopFront(match.phrase) && !match.isNegated;
  if (!isHouse || !matches.some(({ phrase }) => STREET.test(phrase))) return false;
  for (let at = match.at - 1; at >= Math.max(0, match.at - REACH); at--) {
    if (tokens[at + 1]?.opensClause) return true;
    if (INSIDE.has(tokens[at]?.word ?? '')) return false;
  }
  return true;
}

/** 'A wine bar in Paris in the rain': it falls on the street, and the house is seen from there. */
function isInTheRain({ matches, tokens }: Found, match: Match): boolean {
  const isHouse = HOUSES.has(match.phrase) && isShopFront(match.phrase) && !match.isNegated;
  if (!isHouse) return false;
  const isAlone = matches.every(({ effects }) =>
    effects.every(({ kind }) => kind !== 'thing' && kind !== 'figure' && kind !== 'action'),
  );
  if (!isAlone || !FALLS.test(tokens.map(({ word }) => word).join(' '))) return false;
  const before = tokens.slice(Math.max(0, match.at - REACH), match.at);
  return !before.some(({ word }) => INSIDE.has(word));
}
const FALLS =
  /\b(?:in the (?:rain|snow)|rainy|snowy|sous la (?:pluie|neige)|(?:sotto|con) la (?:pioggia|neve)|(?:bajo|en|con) (?:la )?(?:lluvia|nieve)|(?:im|bei) (?:regen|schnee))\b/;

/** 'A shop window', with nothing said of it, is looked at from the pavement: it stands in no room. */
const isLookedInto = ({ matches }: Pick<Found, 'matches'>, match: Match): boolean =>
  !match.isNegated && isShopWindow(match) && !matches.some(isDisplayed);

/** Where the noun of a leading word may stand. */
function leadsTo({ at, length }: Match, tokens: readonly Token[]): number[] {
  const own = tokens.slice(at, at + length);
  if (!own.some(({ word }) => LEADS.has(word))) return [];
  return Array.from({ length: REACH }, (_, k) => at + length + k);
}
