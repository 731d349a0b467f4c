import { PEOPLE } from '#studio/things/catalogue/people.ts';
import { THINGS } from '#studio/things/catalogue.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { Language } from '#studio/lexicon/matching/languages.ts';
import { isSpokenIn } from '#studio/lexicon/matching/language.ts';
import type { Match } from '#studio/lexicon/matching/match.ts';
import { matchFrom } from '#studio/lexicon/matching/match-at.ts';
import { deckOf } from '#studio/things/decks.ts';
import { sideIfWith } from '#studio/things/platings.ts';
import { ARTICLES } from '#studio/lexicon/words/asking.ts';
import { ROMANCE_COLOURS } from '#studio/lexicon/words/look/colour-words.ts';
import { isBareColour } from './colours/bare-colour.ts';
import { isColourBesideColour, isLettering, isSchedule, isStuff } from './senses.ts';
import type { Sentence } from './sentence.ts';

const words = (list: string) => new Set(list.split(/\s+/));

/** 'Lemon cake' is a cake, 'truffle pasta' a pasta. */
const DISHES = new Set<ThingId>(
  'cake ice_cream pasta pizza soup salad bread macaron cracker chocolate'.split(' ') as ThingId[],
);
/** What may have anything in it. */
export const MIXED_DISHES: ReadonlySet<ThingId> = new Set([
  'salad',
  'pizza',
  'pasta',
  'risotto',
  'paella',
]);
const FLAVOURS = new Set<ThingId>(
  THINGS.filter(({ stance }) => stance === 'small' || stance === 'dish').map(({ id }) => id),
);
const DISH_THINGS = new Set<ThingId>([
  ...THINGS.filter(({ stance }) => stance === 'dish').map(({ id }) => id),
  'oyster',
]);
/** Of these a plate is not a part, but it goes under them. */
const LAID_ON_PLATES = new Set<ThingId | null>([
  'hard_cheese',
  'soft_cheese',
  'blue_cheese',
  'bread',
  'ham',
  'salami',
]);
/** Nouns of their own that a fruit or an herb only describes: 'olive oil', 'lemon tree'. */
const OTHER_HEADS = words(
  `oil tree trees grove groves juice sauce petals blossom blossoms wood cream coloured colored color
  colour shaped scented flavoured flavored shell shells vinegar farm orchard stand seller tones tone
  velvet silk gold yellow tart jam mousse sorbet butter skin leather pattern patterns patterned motif
  motifs print prints printed letters lettering style theme themed hue hues shade shades accent
  accents fan fans mark marks stain stopper lover lovers club player players match game team fights`,
);
/** 'Boar stew', 'lamb roast': what is cooked from the one before it. */
const COOKED = new Set<ThingId>(
  'beef_bourguignon sunday_roast goulash skewers prawn_skewers gratin schweinebraten terrine mash'.split(
    ' ',
  ) as ThingId[],
);
/** Worn by whoever is there. */
const GARMENTS = new Set<ThingId>(['lipstick', 'dress']);
/** Whoever is asked for is read apart, as a figure. */
const PEOPLE_THINGS = new Set<ThingId>(PEOPLE.map(({ id }) => id));
const FLAVOURED_WITH = words('au aux a al alla allo ai alle de di');

/** Everything the readers of phrases look at. */
export function thingOf(match: Match | undefined): ThingId | null {
  if (!match) return null;
  // Asked some thousand times of every prompt: nothing is put into lists.
  for (const effect of match.effects) if (effect.kind === 'thing') return effect.value;
  return null;
}

export function hasEffect(match: Match | undefined, ...kinds: string[]): boolean {
  if (!match) return false;
  const [only] = kinds;
  if (kinds.length === 1) {
    for (const { kind } of match.effects) if (kind === only) return true;
    return false;
  }
  for (const { kind } of match.effects) if (kinds.includes(kind)) return true;
  return false;
}

/** The match that follows at once, in the same clause. */
export function nextTo({ matches, tokens }: Sentence, i: number): Match | undefined {
  const [match, next] = [matches[i], matches[i + 1]];
  if (!match || !next || match.at + match.length !== next.at) return undefined;
  // 'En bois', 'alla brace': what it is made of or how it was cooked, and not where it is.
  const isAway = AWAY.test(next.phrase) && !hasEffect(next, 'material', 'quality');
  return tokens[next.at]?.opensClause || isAway ? undefined : next;
}

/** 'A croissant in a café': where it is, and no noun that the croissant could describe. */
const AWAY =
  /^(?:in|at|by|on|inside|outside|between|among|under|behind|beside|near|dans|au|aux|chez|sur|entre|sous|parmi|nel|nella|nello|al|alla|sul|sulla|tra|fra|sotto|en|bajo|im|am|auf|beim|zwischen|unter|hinter|neben) /;

/** Whether this match is the head of its phrase: the thing itself, not what describes another. */
export function isHead(sentence: Sentence, i: number): boolean {
  const { matches, tokens, language } = sentence;
  const match = matches[i];
  const thing = thingOf(match);
  if (!match || !thing || !isSpokenIn(language, match.phrase)) return false;
  if (isRoseWine(sentence, match) || PEOPLE_THINGS.has(thing)) return false;
  const next = nextTo(sentence, i);
  const following = tokens[match.at + match.length];
  if (next && describesNext(match, next, thing, language)) return false;
  if (!next && following && !following.opensClause && OTHER_HEADS.has(following.word)) return false;
  if (isStuff(sentence, match) || isSchedule(sentence, match, thing)) return false;
  if (isColourBesideColour(sentence, i) || isLettering(sentence, i, thing)) return false;
  if (isServing(sentence, i, thing) || isGlassOf(sentence, i, thing)) return false;
  if (isHouseName(sentence, match)) return false;
  const isOnSomebody = GARMENTS.has(thing) && matches.some((other) => hasEffect(other, 'figure'));
  if (isOnSomebody || isStuffOfGlass(sentence, match)) return false;
  return !(isBareColour(sentence, match) || flavoursPrevious(sentence, i, thing));
}

/** 'Grapes on a barrel' are no wood of a barrel. */
const UPON = /^(on|atop|sur|su|sobre|auf) /;

const FEASTS = /festival|\bfest\b|\bfair\b|feast/;

/** Cherries and lemons have colours called after them; of these the colour behind tells how they look: 'une étiquette beige'. */
const NO_SHADES: ReadonlySet<ThingId> = new Set<ThingId>([
  'label',
  'bottle',
  'glass',
  'champagne_flute',
  'ribbon',
  'capsule',
  'wax_seal',
  'gift_box',
  'napkin',
  'candle',
  'balloon',
  'vase',
]);

function describesNext(match: Match, next: Match, thing: ThingId, language: Language): boolean {
  const isEnglish = language === 'en';
  // 'Magret de canard rosé' is no colour called after the duck.
  // Nor is a 'bol orange' one called after the bowl.
  const isRose = /^(?:rose|orange)$/.test(next.phrase) && !isEnglish;
  const isColourAfter = hasEffect(next, 'tint') && !ROMANCE_COLOURS.has(next.phrase) && !isRose;
  if (isColourAfter && !NO_SHADES.has(thing)) return true;
  if (OTHER_HEADS.has(next.phrase)) return true;
  // 'Cherry wood table': the tree, not the fruit.
  if (hasEffect(next, 'surface') && FLAVOURS.has(thing) && !UPON.test(next.phrase)) return true;
  const isColourWord = hasEffect(match, 'tint', 'wine');
  if (isColourWord && hasEffect(next, 'thing', 'subject', 'surface', 'wine')) return true;
  // 'A mustard sweater', 'an orange scarf'.
  if (isColourWord && isWorn(next)) return true;
  // 'Cheese shop', 'fish market': what is sold there.
  // At an 'oyster festival' they are eaten, and seen.
  const isSold = hasEffect(next, 'place') && !thingOf(next) && !FEASTS.test(next.phrase);
  if (isEnglish && FLAVOURS.has(thing) && isSold) return true;
  const dish = thingOf(next);
  // 'Tasting notes notebook': one of them, whose name the first makes longer.
  if (dish === thing && isEnglish && !UPON.test(next.phrase)) return true;
  if (dish === null || dish === thing || !FLAVOURS.has(thing)) return false;
  // 'Salmon pasta', 'goat cheese salad': it lies on that plate, and is seen there.
  if (MIXED_DISHES.has(dish) && sideIfWith(thing) && !deckOf(dish)?.shows?.includes(thing))
    return false;
  return DISHES.has(dish) || (isEnglish && COOKED.has(dish) && FLAVOURS.has(thing));
}

const isWorn = ({ effects }: Match): boolean =>
  effects.some(({ kind, value }) => kind === 'claim' && value[0]?.startsWith('trait:worn:'));

/** 'Rosé' is a wine; 'a rose' and 'roses' are flowers; 'a glass of rose' is a wine again. */
function isRoseWine({ tokens, matches }: Sentence, match: Match): boolean {
  if (match.phrase !== 'rose') return false;
  const token = tokens[match.at];
  if (/[éÉ]/.test(token?.text ?? '')) return true;
  const before = tokens[match.at - 1]?.word ?? '';
  const earlier = matches.findLast((other) => other.at + other.length <= match.at);
  const isAfterColour = earlier !== undefined && earlier.at + earlier.length === match.at;
  if (WITHERED.has(before)) return false;
  return !ARTICLES.has(before) && !(isAfterColour && hasEffect(earlier, 'tint', 'count'));
}
/** Said of flowers, and of no wine. */
const WITHERED = words(
  'fallen wilted wilting faded fading dried withered dead stemmed thorny pressed climbing plucked blooming fanee fanees sechee appassita secca marchita welke verwelkte getrocknete',
);

/** 'A plate of pasta': the plate goes without saying; under figs it does not. */
function isServing({ matches, tokens }: Sentence, i: number, thing: ThingId): boolean {
  const [match, next] = [matches[i], matches[i + 1]];
  if (thing !== 'plate' || !match || !next) return false;
  const isOf = ['of', 'de', 'di', 'd'].includes(tokens[match.at + match.length]?.word ?? '');
  const served = thingOf(next);
  const isDish = served !== null && DISH_THINGS.has(served) && !LAID_ON_PLATES.has(served);
  return isOf && next.at === match.at + match.length + 1 && isDish;
}

const HOUSES = words(
  'bar bistro restaurant hotel winery estate shop cafe trattoria osteria enoteca vinothek weingut domaine chateau bodega',
);

/** 'Wine bar Luna': a capital after a house is its name. */
function isHouseName({ tokens, language }: Sentence, { at }: Match): boolean {
  const [before, token] = [tokens[at - 1], tokens[at]];
  if (language === 'de' || !before || !token || token.opensClause) return false;
  const isName = /^\p{Lu}/u.test(token.text) && /^\p{Ll}/u.test(before.text);
  return isName && HOUSES.has(before.word);
}

/** Between the preposition and the glass stand colours alone, and no article. */
function isSeenThrough(
  matches: Sentence['matches'],
  tokens: Sentence['tokens'],
  glass: number,
): boolean {
  const isColour = (at: number): boolean =>
    tokens[at]?.word === 'and' || hasEffect(matchFrom(matches, at), 'tint', 'quality');
  let at = glass - 1;
  while (at >= 0 && isColour(at)) at--;
  return at < glass - 1 && THROUGH.has(tokens[at]?.word ?? '');
}
const THROUGH = words('through of in behind');

const MADE_OF_GLASS = words(
  `mug mugs jar jars cup cups vase vases table shelf pitcher door window bottle bottles bowl bowls jug jugs
  carafe carafes decanter decanters plate plates dish dishes teapot candlestick candlesticks lantern lanterns
  cloche ornament ornaments bauble baubles ball balls tray stopper`,
);

/** 'Murs en verre', 'aus Glas', 'sunlight through green and brown glass': what it is made of. */
const isStuffOfGlass = ({ tokens, language, matches }: Sentence, { at, phrase }: Match): boolean =>
  (phrase === 'glass' && isSeenThrough(matches, tokens, at)) ||
  (language === 'fr' && phrase === 'verre' && tokens[at - 1]?.word === 'en') ||
  (language === 'de' && phrase === 'glas' && tokens[at - 1]?.word === 'aus');

export const OF = words('of de d di von');
/** What comes in a glass of its own. */
export const DRINKS: ReadonlySet<string> = new Set<string>([
  'mulled_wine',
  'beer',
  'cocktail',
  'coffee',
  'tropical_drink',
  'tumbler',
  'digestif',
  'long_drink',
]);

/** 'A green glass bottle', 'a large glass vase': what it is made of. */
export function isOfGlass({ matches, tokens }: Sentence, i: number): boolean {
  const match = matches[i];
  const following = match && tokens[match.at + match.length];
  return (
    (match?.phrase === 'glass' || match?.phrase === 'large glass') &&
    following?.opensClause !== true &&
    MADE_OF_GLASS.has(following?.word ?? '')
  );
}

/** 'A glass mug', 'mulled wine in a glass': the mug and the drink are the things. */
function isGlassOf(sentence: Sentence, i: number, thing: ThingId): boolean {
  const { matches, tokens } = sentence;
  const match = matches[i];
  if ((thing !== 'glass' && thing !== 'mug') || !match) return false;
  if (isOfGlass(sentence, i)) return true;
  // 'Two spritz glasses'.
  const before = matches[i - 1];
  const isTheirs =
    before?.at === match.at - (before?.length ?? 0) && !tokens[match.at]?.opensClause;
  if (isTheirs && DRINKS.has(thingOf(before) ?? '')) return true;
  // 'Un verre de vin chaud', 'ein Glas Bier': the drink comes in its own glass.
  const next = matches[i + 1];
  const gap = next ? tokens.slice(match.at + match.length, next.at) : [];
  const isOf = gap.length <= 1 && gap.every(({ word }) => OF.has(word));
  if (next && isOf && DRINKS.has(thingOf(next) ?? '') && !tokens[next.at]?.opensClause) return true;
  const drink = thingOf(matches[i - 2]);
  return drink !== null && DRINKS.has(drink) && hasEffect(matches[i - 1], 'relation');
}

/** 'Gâteau au chocolat', 'torta al limone'. */
function flavoursPrevious({ matches, tokens }: Sentence, i: number, thing: ThingId): boolean {
  const [previous, match] = [matches[i - 1], matches[i]];
  const dish = thingOf(previous);
  if (!previous || !match || !dish || !DISHES.has(dish) || !FLAVOURS.has(thing)) return false;
  const between = tokens.slice(previous.at + previous.length, match.at);
  return (
    between.length > 0 &&
    between.length <= 2 &&
    between.every(
      ({ word, opensClause }) => !opensClause && (FLAVOURED_WITH.has(word) || word === 'la'),
    )
  );
}
