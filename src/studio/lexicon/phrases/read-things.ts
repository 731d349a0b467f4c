import type { BottleGlass } from '#studio/scene-spec.ts';
import { THINGS, type ThingId } from '#studio/things/catalogue.ts';
import type { AskedThing, Fill } from '#studio/things/thing.ts';
import type { Effect } from '#studio/lexicon/effects.ts';
import { effectsOf } from '#studio/lexicon/identity.ts';
import type { Language } from '#studio/lexicon/language.ts';
import { PHRASES } from '#studio/lexicon/index-words.ts';
import type { Match } from '#studio/lexicon/match-words.ts';
import { ARTICLES } from '#studio/lexicon/words/asking.ts';
import { bindColours, colourOf } from './bind-colours.ts';
import { hasEffect, isHead, thingOf, type Sentence } from './heads.ts';
import { shareColours } from './share-colours.ts';
import { readRelations } from './read-relations.ts';

/** The colour of these is the colour of their wine, unless it is a colour of glass. */
export const WINE_VESSELS = new Set<ThingId>([
  'bottle',
  'glass',
  'champagne_flute',
  'magnum',
  'half_bottle',
  'clavelin',
  'flute_bottle',
  'decanter',
  'carafe',
  'jug',
]);
export const WINE_SHADES = new Set([
  'red',
  'white',
  'pink',
  'ruby',
  'gold',
  'golden',
  'amber',
  'orange',
]);
const REACH = 4;
const MOST = 12;

export interface ReadThings {
  things: AskedThing[];
  /** Where each of them stands in the list of matches. */
  heads: readonly number[];
  /** One for each head, before mentions of the same thing are joined. */
  all: readonly AskedThing[];
  /** The head that each colour describes. */
  bound: ReadonlyMap<number, number>;
  /** Colours that belong to a thing, and so to nothing else. */
  spentColours: ReadonlySet<number>;
}

/** Every thing that is asked for, with all that is said about it. */
export function readThings(sentence: Sentence): ReadThings {
  const heads = sentence.matches.flatMap((match, i) =>
    !match.isNegated && isHead(sentence, i) ? [i] : [],
  );
  const bound = bindColours(sentence, new Set(heads));
  const shared = new Map(
    heads.map((head) => [head, shareColours(sentence, head, countOf(sentence, head))]),
  );
  for (const [head, colours] of shared) for (const at of colours?.at ?? []) bound.set(at, head);
  const relations = readRelations(sentence, heads);
  const all = heads.map((head, i): AskedThing => {
    const match = sentence.matches[head] as Match;
    const thing = thingOf(match) as ThingId;
    const shades = shared.get(head)?.shades;
    const colour = shades ? null : colourOf(sentence, bound, head);
    const said = describing(sentence, head);
    const isWine = WINE_VESSELS.has(thing) && isOfWine(sentence, bound, head, colour?.name);
    return {
      thing,
      word: textOf(sentence, match),
      ...countsOf(sentence, head),
      colour: isWine ? null : colour,
      fill: effectsOf(said, 'fill')[0]?.value ?? fillInside(sentence, match),
      states: effectsOf(said, 'state').map(({ value }) => value),
      relation: relations.get(i) ?? null,
      ...(shades && { shades }),
    };
  });
  const spentColours = new Set(
    [...bound].flatMap(([tint, head]) => {
      const thing = thingOf(sentence.matches[head]);
      if (shared.get(head)) return [tint];
      if (!thing || thing === 'grapes') return [];
      const shade = effectsOf(sentence.matches[tint]?.effects ?? [], 'tint')[0]?.value.name ?? '';
      return WINE_VESSELS.has(thing) && WINE_SHADES.has(shade) ? [] : [tint];
    }),
  );
  return { ...mergeDoubles(all), heads, all, bound, spentColours };
}

/** 'A burgundy bottle' is a shape and a wine; 'a red bottle' holds red wine. */
function isOfWine(
  { matches }: Sentence,
  bound: ReadonlyMap<number, number>,
  head: number,
  shade = '',
): boolean {
  const isRegion = [...bound].some(([i, to]) => to === head && hasEffect(matches[i], 'region'));
  return isRegion || WINE_SHADES.has(shade);
}

/** 'A bottle … the bottle' is one bottle: later mentions without a number add nothing. */
function mergeDoubles(all: readonly AskedThing[]): { things: AskedThing[] } {
  const keptAt: number[] = [];
  const things: AskedThing[] = [];
  for (const asked of all) {
    const known = things.findIndex(({ thing, colour, count, relation }) => {
      const isSameColour = !asked.colour || !colour || colour.name === asked.colour.name;
      // 'Cats and wine: three cats on a barrel' names them once more, and more exactly.
      const isTopic = count === null && relation === null;
      const isSame = asked.count === null || !asked.relation || isTopic;
      return thing === asked.thing && isSameColour && isSame;
    });
    const earlier = things[known];
    if (earlier && !asked.colour && asked.states.length === 0 && asked.fill === earlier.fill) {
      keptAt.push(known);
      things[known] = {
        ...earlier,
        count: isAnother(earlier, asked)
          ? (earlier.count ?? 1) + 1
          : (earlier.count ?? asked.count),
        relation: earlier.relation ?? asked.relation,
      };
    } else keptAt.push(things.push(asked) - 1);
  }
  return {
    things: things.map((asked, i) => {
      const to = asked.relation && keptAt[asked.relation.to];
      const isReal = asked.relation && to !== null && to !== undefined && to !== i;
      return { ...asked, relation: isReal ? { kind: asked.relation!.kind, to } : null };
    }),
  };
}

/** 'A glass of red and a glass of white': each has an article of its own. */
const isAnother = (earlier: AskedThing, { thing, count }: AskedThing): boolean =>
  count === 1 && !earlier.isSeveral && (earlier.count ?? 1) < MOST && GLASSES.has(thing);
const GLASSES = new Set<ThingId>(['glass', 'champagne_flute']);

const textOf = ({ tokens }: Sentence, { at, length }: Match): string =>
  tokens
    .slice(at, at + length)
    .map(({ text }) => text)
    .join(' ');

/** 'Candles': more than one, as many as look good. */
function countsOf(sentence: Sentence, head: number): Pick<AskedThing, 'count' | 'isSeveral'> {
  const count = countOf(sentence, head);
  const match = sentence.matches[head] as Match;
  const isSeveral = count === null && isManyOf(sentence, match) && !isOneOf(match);
  return { count, ...(isSeveral && { isSeveral }) };
}

/** 'Grapes' are one bunch, 'fiori' one bouquet. */
const isOneOf = (match: Match): boolean =>
  MANY_IN_ONE.has(thingOf(match) ?? 'bottle') ||
  (ONE_NAMES.get(thingOf(match) ?? 'bottle')?.includes(match.phrase) ?? false);
const MANY_IN_ONE = new Set<ThingId>([
  'flowers',
  'herbs',
  'grapes',
  'confetti',
  'vines',
  'stars',
  'scissors',
  'secateurs',
  'sunglasses',
  'reading_glasses',
]);
const ONE_NAMES = new Map(THINGS.map(({ id, one }) => [id, one]));

function isManyOf({ language, tokens }: Sentence, match: Match): boolean {
  // 'Feuilles de vigne': the noun comes first.
  const isOfAnother = ROMANCE.has(language) && OF.has(tokens[match.at + 1]?.word ?? '');
  const last = tokens[isOfAnother ? match.at : match.at + match.length - 1]?.word ?? '';
  if (language === 'it' && isOfAnother) return /[ie]$/.test(last);
  if (language !== 'it' && language !== 'de') return /[^su]s$|[ae]ux$/.test(last);
  const thing = thingOf(match);
  return SINGULARS[language]
    .flatMap(([many, one]) => (last.endsWith(many) ? [last.slice(0, -many.length) + one] : []))
    .some((word) =>
      PHRASES.get(word)?.some(({ kind, value }) => kind === 'thing' && value === thing),
    );
}

const ROMANCE = new Set<Language>(['fr', 'it', 'es']);
const OF = new Set(['de', 'd', 'di', 'du']);

/** Endings of the plural with those of the singular: 'bottiglie', 'Gläser'. */
const SINGULARS = {
  it: [
    ['i', 'o'],
    ['i', 'e'],
    ['e', 'a'],
    ['chi', 'co'],
  ],
  de: [
    ['n', ''],
    ['en', ''],
    ['er', ''],
    ['e', ''],
  ],
} as const satisfies Partial<Record<Language, readonly (readonly [string, string])[]>>;

/** 'Three elegant bottles', 'a dozen oysters'; a plain plural leaves the number open. */
function countOf(sentence: Sentence, head: number): number | null {
  const { matches, tokens } = sentence;
  const match = matches[head] as Match;
  let at = match.at - 1;
  // '24 bottles': as many as fit.
  const digits = tokens[at]?.word ?? '';
  if (/^\d{2,3}$/.test(digits) && !tokens[match.at]?.opensClause)
    return Math.min(MOST, Number(digits));
  for (let i = head - 1; i >= head - REACH && at >= 0; i--) {
    const other = matches[i];
    if (tokens[at + 1]?.opensClause) return null;
    if (ARTICLES.has(tokens[at]?.word ?? '')) return isPlural(sentence, match) ? null : 1;
    if (!other || other.at + other.length - 1 !== at) break;
    const number = effectsOf(other.effects, 'count')[0]?.value;
    if (number !== undefined) return Math.min(MOST, number);
    if (hasEffect(other, 'thing', 'relation', 'place') && !hasEffect(other, 'tint')) return null;
    at = other.at - 1;
  }
  if (tokens[at + 1]?.opensClause) return null;
  return ARTICLES.has(tokens[at]?.word ?? '') && !isPlural(sentence, match) ? 1 : null;
}

function isPlural({ language, tokens }: Sentence, { at, length }: Match): boolean {
  const last = tokens[at + length - 1]?.word ?? '';
  return language === 'en' && last.endsWith('s') && !last.endsWith('ss') && length === 1;
}

/** Adjectives before the head, or right behind it ('a glass half full'). */
function describing(sentence: Sentence, head: number): Effect[] {
  const { matches, tokens } = sentence;
  const found: Effect[] = [];
  const own = matches[head] as Match;
  let at = own.at;
  for (let i = head - 1; i >= Math.max(0, head - REACH); i--) {
    const other = matches[i] as Match;
    const isApart = other.at + other.length !== at || tokens[at]?.opensClause;
    if (isApart || hasEffect(other, 'thing', 'relation')) break;
    found.push(...other.effects);
    at = other.at;
  }
  const after = matches[head + 1];
  const isNext = after && after.at - own.at - own.length <= 1 && !tokens[after.at]?.opensClause;
  // An adjective that has a noun of its own belongs to that one.
  if (isNext && !isHead(sentence, head + 2)) found.push(...after.effects);
  return found;
}

const fillInside = ({ tokens }: Sentence, { at, length }: Match): Fill | null =>
  tokens.slice(at, at + length).some(({ word }) => word === 'empty') ? 'empty' : null;

const GLASS_COLOURS: Readonly<Record<string, BottleGlass>> = {
  green: 'green',
  emerald: 'green',
  olive: 'olive',
  brown: 'brown',
  amber: 'brown',
  blue: 'blue',
  navy: 'blue',
  black: 'dark',
};

/** 'Olive-green bottle': the colour of its glass. */
export function bottleGlassOf(things: readonly AskedThing[]): BottleGlass | null {
  const bottle = things.find(({ thing, colour }) => WINE_VESSELS.has(thing) && colour);
  return GLASS_COLOURS[bottle?.colour?.name ?? ''] ?? null;
}
