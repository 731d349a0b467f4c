import { THINGS } from '#studio/things/catalogue.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { Effect } from '#studio/lexicon/effects.ts';
import { effectsOf } from '#studio/lexicon/identity.ts';
import { stepsFor } from './gated.ts';
import { sparkles } from './settle-foam.ts';
import type { Match } from '#studio/lexicon/matching/match.ts';
import type { Token } from '#studio/lexicon/matching/normalise.ts';

const EATEN = new Set<ThingId>(
  THINGS.filter(({ stance }) => stance === 'small' || stance === 'dish').map(({ id }) => id),
);

/** What a word means on a laid table or in a parcel, where it means something else by itself. */
export function servedAs(
  matches: readonly Match[],
  i: number,
  tokens: readonly Token[],
): Effect | null {
  const match = matches[i] as Match;
  if (concerning(match) === 0) return null;
  // 'Carpaccio with rocket': where something is eaten it is a leaf.
  if (/^rockets?$/.test(match.phrase) && matches.some(isOfFood))
    return { kind: 'thing', value: 'rocket_leaves' };
  if (match.phrase === 'raw' && !isOfNext(matches, i)) return { kind: 'neutral', value: null };
  if (thingsOf(match).includes('watering_bucket') && isCooler(matches))
    return { kind: 'thing', value: 'ice_bucket' };
  if (isFrostFire(match, matches, tokens)) return { kind: 'thing', value: 'frost_candle' };
  if (isHungHam(matches, i)) return { kind: 'thing', value: 'ham_leg' };
  if (isServedMenu(matches, i)) return { kind: 'neutral', value: null };
  if (isSeasoned(matches, i)) return { kind: 'neutral', value: null };
  if (isSweetTruffle(match, tokens)) return { kind: 'thing', value: 'chocolate_truffle' };
  if (isSauceOf(match, matches, tokens) || isTrodden(matches, i))
    return { kind: 'undrawn', value: null };
  if (isOtherPour(matches, i, tokens)) return { kind: 'undrawn', value: null };
  if (isGrapePress(matches, i, tokens)) return { kind: 'thing', value: 'wine_press' };
  return isGiftSet(matches, i, tokens) ? { kind: 'neutral', value: null } : null;
}

/** What any of the questions is asked of. */
const concerning = stepsFor([
  {
    kinds: ['thing', 'subject'],
    phrases: (phrase) =>
      /^(?:rockets?|raw|candles|bougies|candele|velas|kerzen|press|bbq|barbecue|barbecued|truffles|truffes|trufas|truffeln?)$|^(?:drip|gout|gocciol|gote|tropf|splash|tasting menu|menu degusta|degustationsmenu)/.test(
        phrase,
      ),
  },
]);

/** Said of no food, 'raw' is how a camera stores its pictures. */
const isOfNext = (matches: readonly Match[], i: number): boolean =>
  isOfFood(matches[i - 1] ?? NOBODY) || isOfFood(matches[i + 1] ?? NOBODY);
const NOBODY: Match = { at: 0, length: 0, phrase: '', effects: [], isNegated: false };

/** 'A bottle of cava with a red bucket': what sparkles is cooled in it, unless grapes are picked into it. */
const isCooler = (matches: readonly Match[]): boolean =>
  matches.some(({ effects }) => effects.some(sparkles)) &&
  !matches.some(
    (one) => thingsOf(one).includes('grapes') || one.effects.some(({ kind }) => kind === 'figure'),
  );

/** 'Frost on the vines, candles burning between the rows' keep the frost off. */
const isFrostFire = (match: Match, matches: readonly Match[], tokens: readonly Token[]): boolean =>
  /^(?:candles|bougies|candele|velas|kerzen)$/.test(match.phrase) &&
  matches.some(({ effects }) =>
    effectsOf(effects, 'place').some(({ value }) => value === 'vineyard'),
  ) &&
  tokens.some(({ word }) => FROST.test(word));
const FROST = /^(?:frost\w*|spatfrost|gel|gelees?|gelate?|brina|heladas?|escarcha)$/;

/** 'A cake dripping with sauce' lets no drop of wine fall. */
const isSauceOf = (
  { phrase, at, length }: Match,
  matches: readonly Match[],
  tokens: readonly Token[],
): boolean =>
  /^(?:drip|gout|gocciol|gote|tropf)/.test(phrase) &&
  WITH.has(tokens[at + length]?.word ?? '') &&
  matches.some(isOfFood);
const WITH = new Set('with de di con mit vor'.split(' '));

/** Round feet that tread grapes nothing leaps as it does out of a glass. */
const isTrodden = (matches: readonly Match[], i: number): boolean =>
  (matches[i]?.phrase ?? '').startsWith('splash') &&
  matches.some(({ effects }) =>
    effectsOf(effects, 'action').some(({ value }) => value === 'stomping'),
  );

const thingsOf = (match: Match | undefined): ThingId[] =>
  effectsOf(match?.effects ?? [], 'thing').map(({ value }) => value);

/** 'Ham hanging from the ceiling', 'hanging jamón': nobody hangs up a slice. */
function isHungHam(matches: readonly Match[], i: number): boolean {
  const { at, length } = matches[i] as Match;
  if (!thingsOf(matches[i]).includes('ham')) return false;
  return matches.some((other) => {
    const isHung = effectsOf(other.effects, 'state').some(({ value }) => value === 'hanging');
    const gap = other.at > at ? other.at - at - length : at - other.at - other.length;
    return isHung && gap <= HUNG_NEAR;
  });
}
/** 'Hams are hanging', 'hanging Spanish ham'. */
const HUNG_NEAR = 1;

/** 'A gift box with truffles', 'champagne and truffles': sweets, where nothing is cooked with them. */
const isSweetTruffle = ({ phrase }: Match, tokens: readonly Token[]): boolean =>
  /^(?:truffles|truffes|trufas|truffel|truffeln)$/.test(phrase) &&
  tokens.some(({ word }) => SWEET.has(word)) &&
  !tokens.some(({ word }) => SAVOURY.has(word));
const SWEET = new Set(
  `gift gifts hamper box boxes present valentine valentines dessert desserts sweets chocolate chocolates
  cadeau coffret regalo caja geschenk geschenkkorb pralinen port porto macarons`.split(/\s+/),
);
const SAVOURY = new Set(
  'pasta risotto eggs egg black white fresh forest pig hunt hunting tagliatelle piedmont alba'.split(
    ' ',
  ),
);

/** 'Tasting menu: three plates with three glasses': what is eaten, and no card. */
const isServedMenu = (matches: readonly Match[], i: number): boolean =>
  TASTING_MENU.test((matches[i] as Match).phrase) &&
  matches.some((other, k) => k > i && (isOfFood(other) || thingsOf(other).includes('plate')));
const TASTING_MENU =
  /^(?:tasting menus?|menu degustation|menu degustazione|menu degustacion|degustationsmenu)$/;

/** 'A BBQ burger', 'barbecue ribs': how it tastes, and no party round a grill. */
function isSeasoned(matches: readonly Match[], i: number): boolean {
  const [{ phrase, at, length }, next] = [matches[i] as Match, matches[i + 1]];
  return /^(?:bbq|barbecue|barbecued)$/.test(phrase) && next?.at === at + length && isOfFood(next);
}

const isOfFood = (match: Match): boolean => thingsOf(match).some((thing) => EATEN.has(thing));

/** 'A hand pouring olive oil over bruschetta': hands pour wine alone, and the rest is announced. */
function isOtherPour(matches: readonly Match[], i: number, tokens: readonly Token[]): boolean {
  const [match, next] = [matches[i] as Match, matches[i + 1]];
  const isPour = effectsOf(match.effects, 'subject').some(({ value }) => value === 'pour');
  if (!isPour) return false;
  // 'Grapes being poured', 'les raisins versés': nothing flows that is not drunk, whoever tips it out.
  const before = matches[i - 1];
  const isTipped = isBulk(next) && isNextTo(tokens, match, next);
  if (isTipped || (isBulk(before) && isNextTo(tokens, before, match))) return true;
  if (!isNextTo(tokens, match, next) || !thingsOf(next).some((thing) => NO_WINE.has(thing)))
    return false;
  const isWhole = matches.some(({ effects }) =>
    effectsOf(effects, 'figure').some(({ value }) => value.part !== 'hands'),
  );
  return !isWhole;
}
const isNextTo = (tokens: readonly Token[], one?: Match, next?: Match): boolean =>
  one !== undefined &&
  next !== undefined &&
  next.at - one.at - one.length <= 1 &&
  tokens[next.at]?.opensClause !== true;
const isBulk = (match: Match | undefined): boolean =>
  thingsOf(match).some((thing) => BULK.has(thing));
const BULK = new Set<ThingId>(['grapes', 'olive', 'apple', 'almond']);
const NO_WINE = new Set<ThingId>([
  'oil_bottle',
  'honey',
  'coffee',
  'tea',
  'syrup',
  'melted_butter',
]);

/** 'Grapes into the press': where there are some it is no newspaper's. */
const isGrapePress = (matches: readonly Match[], i: number, tokens: readonly Token[]): boolean => {
  const { phrase, at } = matches[i] as Match;
  return (
    phrase === 'press' &&
    ARTICLES.has(tokens[at - 1]?.word ?? '') &&
    !OF_PAPERS.test(tokens[at + 1]?.word ?? '') &&
    matches.some((other) => thingsOf(other).includes('grapes'))
  );
};
const ARTICLES = new Set('the a an old'.split(' '));
const OF_PAPERS = /^(?:photo\w*|picture|image|shot|release|kit|pack|conference|day|ad)$/;

/** 'Gift set: two bottles in a wooden box', 'a gift basket': what it comes in is named, and is no second parcel. */
function isGiftSet(matches: readonly Match[], i: number, tokens: readonly Token[]): boolean {
  const { at, length, effects, phrase } = matches[i] as Match;
  const isGift = effectsOf(effects, 'thing').some(({ value }) => value === 'gift_box');
  const isSet = / sets?$/.test(phrase) || GIFT_SET.has(tokens[at + length]?.word ?? '');
  if (!isGift || !isSet) return false;
  return matches.some(
    (other, k) =>
      thingsOf(other).some((thing) => PACKED_IN.has(thing)) ||
      // 'A gift set with two glasses in a white box': the box is what it comes in.
      (k > i && /^(?:gift ?box|box)$/.test(other.phrase)),
  );
}
const GIFT_SET = new Set('set sets idea ideas package pack hamper basket'.split(' '));
const PACKED_IN = new Set<ThingId>(['crate', 'wooden_case', 'basket', 'carton', 'gift_bag']);
