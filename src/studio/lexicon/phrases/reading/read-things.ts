import type { NamedColour } from '#studio/scene-spec.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { AskedThing, Fill } from '#studio/things/asked-thing.ts';
import type { Effect } from '#studio/lexicon/effects.ts';
import { effectsOf } from '#studio/lexicon/identity.ts';
import type { Match } from '#studio/lexicon/matching/match.ts';
import { bindColours, colourOf } from '#studio/lexicon/phrases/colours/bind-colours.ts';
import { statesBehind } from '#studio/lexicon/phrases/states-behind.ts';
import { statesOfWhole } from '#studio/lexicon/phrases/states-of-whole.ts';
import { isDone, statesDone } from '#studio/lexicon/phrases/states-done.ts';
import { assortedWines } from '#studio/lexicon/phrases/wine/assorted-wines.ts';
import { bindWines, listedApart } from '#studio/lexicon/phrases/wine/bind-wines.ts';
import { originsOf } from '#studio/lexicon/phrases/wine/origins-of.ts';
import { clearWine } from '#studio/lexicon/phrases/wine/clear-wine.ts';
import {
  areApart,
  coloursAt,
  listedColours,
} from '#studio/lexicon/phrases/colours/list-colours.ts';
import { hasEffect, isHead, isOfGlass, thingOf } from '#studio/lexicon/phrases/heads.ts';
import type { Sentence } from '#studio/lexicon/phrases/sentence.ts';
import { mergeDoubles } from '#studio/lexicon/phrases/merge-doubles.ts';
import { countOf, countsOf } from './read-counts.ts';
import { WITH } from '#studio/lexicon/phrases/relations/read-contents.ts';
import { fillsOf } from '#studio/lexicon/phrases/list-fills.ts';
import {
  castInMetal,
  isGingham,
  madeOf,
  materialsBefore,
} from '#studio/lexicon/phrases/colours/read-materials.ts';
import { darkShade } from '#studio/lexicon/phrases/colours/dark-things.ts';
import { rimFor, rimsOf } from '#studio/lexicon/phrases/colours/rim-colours.ts';
import type { Rim } from '#studio/lexicon/phrases/colours/rim-colours.ts';
import { readPieces, tellApart } from '#studio/lexicon/phrases/pieces.ts';
import type { Piece } from '#studio/lexicon/phrases/pieces.ts';
import { isVase } from '#studio/lexicon/phrases/relations/is-stuck-into.ts';
import { oneForEach } from '#studio/lexicon/phrases/relations/one-for-each.ts';
import { readRelations } from '#studio/lexicon/phrases/relations/read-relations.ts';
import { isSameGlass } from './same-glass.ts';
import { sidesTold } from '#studio/lexicon/phrases/relations/read-sides.ts';
import { variedColours } from '#studio/lexicon/phrases/colours/vary-colours.ts';
import { isBesideTinted } from '#studio/lexicon/phrases/wine/glass-beside-glass.ts';
import { WINE_SHADES, WINE_VESSELS } from '#studio/lexicon/phrases/wine/wine-vessels.ts';

const REACH = 4;

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
  /** Colours of rims, and where those are named. */
  rims: readonly Rim[];
  /** Those that are told apart from others of their kind. */
  pieces: readonly Piece[];
  /** What things are made of, and so not the table. */
  spentMaterials: ReadonlySet<number>;
}

/** Every thing that is asked for, with all that is said about it. */
export function readThings(sentence: Sentence): ReadThings {
  const named = sentence.matches.flatMap((match, i) =>
    !match.isNegated && isHead(sentence, i) ? [i] : [],
  );
  const lists = new Map(named.map((head) => [head, listFor(sentence, head)]));
  const listed = new Set([...lists.values()].flat());
  // 'Pink, blue and orange': no fruit.
  const heads = named.filter((head) => !listed.has(head) && !isSameGlass(sentence, named, head));
  const bound = bindColours(sentence, new Set(heads));
  const rims = rimsOf(sentence, heads);
  for (const { tint } of rims) bound.delete(tint);
  for (const head of heads) for (const tint of lists.get(head) ?? []) bound.set(tint, head);
  const relations = readRelations(sentence, heads);
  const sides = sidesTold(sentence, heads);
  const spentColours = spentOn(sentence, bound, lists);
  for (const { tint } of rims) spentColours.add(tint);
  const wines = bindWines(sentence, heads, spentColours);
  const each = heads.map((head, i): AskedThing => {
    const match = sentence.matches[head] as Match;
    const thing = thingOf(match) as ThingId;
    const colour = colourOf(sentence, bound, head);
    const list = lists.get(head) ?? [];
    const told = withOwnColour(coloursAt(sentence, list), list, { sentence, head });
    const isVessel = WINE_VESSELS.has(thing);
    const sorts = isVessel && assortedWines(sentence, match, countsOf(sentence, head).count);
    const varied =
      told.length > 0 || colour || sorts
        ? []
        : variedColours(sentence, head, countsOf(sentence, head));
    const colours = told.length > 0 ? told : varied;
    const said = describing(sentence, head);
    const isWine =
      isVessel &&
      isOfWine(sentence, bound, head, colour?.name) &&
      !isBesideTinted(sentence, bound, { heads, head });
    const isOwn = !isWine || colours.length > 1;
    const isApart = varied.length > 0 || areApart(sentence, list);
    const apart = isApart ? colours.length : isVessel ? listedApart(sentence, [head], head) : 0;
    const counts = apart > 1 ? { count: apart } : countsOf(sentence, head);
    const wine = wines.get(head) ?? clearWine(sentence, thing, colour?.name) ?? sorts;
    // Painted bottles show no wine.
    const held = varied.length === 0 && wine;
    return {
      thing,
      word: textOf(sentence, match),
      ...counts,
      colour: isOwn ? (colour ?? darkShade(said, thing)) : null,
      ...(isVessel && fillsOf(sentence, head, countOf(sentence, head))),
      fill: effectsOf(said, 'fill')[0]?.value ?? fillInside(sentence, match),
      states: [
        ...effectsOf(said, 'state').map(({ value }) => value),
        ...statesBehind(sentence, heads, head),
        ...statesDone(sentence, heads, head),
        ...(said.some(isGingham) ? ['checked'] : []),
      ],
      ...(colours.length > 1 && { colours }),
      ...(held && { wines: held }),
      ...madeOf(sentence, match, said),
      ...rimFor(sentence, rims, head),
      ...originsOf(sentence, head),
      ...(sides.has(i) && { side: sides.get(i)! }),
      relation: relations.get(i) ?? null,
    };
  });
  const all = statesOfWhole(sentence, heads, each);
  const spentMaterials = new Set(heads.flatMap((head) => materialsBefore(sentence, head)));
  const pieces = readPieces(sentence, heads);
  const { things } = mergeDoubles(
    withoutWine(oneForEach(sentence, heads, all).map(castInMetal), namesWine(sentence)),
  );
  return {
    things: tellApart(things, pieces),
    pieces,
    heads,
    all,
    bound,
    rims,
    spentColours,
    spentMaterials,
  };
}

/** A list of colours is one of things unless all of them are wines: 'one red, one white'. */
function listFor(sentence: Sentence, head: number): number[] {
  const list = listedColours(sentence, head);
  // 'A bottle in blue and gold': one thing has no colour for each piece; they are the picture's.
  const isOfPicture =
    (list[0] ?? 0) > head && countOf(sentence, head) === 1 && !areApart(sentence, list);
  const least = innerColour(sentence, head) ? 1 : 2;
  if (list.length < least || isOfPicture) return [];
  const isVessel = WINE_VESSELS.has(thingOf(sentence.matches[head]) as ThingId);
  const areWines = coloursAt(sentence, list).every(({ name }) => WINE_SHADES.has(name));
  return isVessel && areWines ? [] : list;
}

/** 'Pink and white roses': the last colour is a part of the flower's own name. */
function withOwnColour(
  colours: readonly NamedColour[],
  list: readonly number[],
  { sentence, head }: { sentence: Sentence; head: number },
): NamedColour[] {
  const own = list.length > 0 && list.every((i) => i < head) ? innerColour(sentence, head) : null;
  return own ? [...colours, own] : [...colours];
}

/** The colour inside a thing's own name: 'white roses'. */
const innerColour = (sentence: Sentence, head: number): NamedColour | null =>
  colourOf(sentence, NOTHING_BOUND, head);
const NOTHING_BOUND: ReadonlyMap<number, number> = new Map();

/** Colours that things have taken; those of wines are left to the wine. */
function spentOn(
  { matches }: Sentence,
  bound: ReadonlyMap<number, number>,
  lists: ReadonlyMap<number, readonly number[]>,
): Set<number> {
  return new Set(
    [...bound].flatMap(([tint, head]) => {
      const thing = thingOf(matches[head]);
      if (!thing || thing === 'grapes') return [];
      const shade = effectsOf(matches[tint]?.effects ?? [], 'tint')[0]?.value.name ?? '';
      const isListed = lists.get(head)?.includes(tint) ?? false;
      return WINE_VESSELS.has(thing) && WINE_SHADES.has(shade) && !isListed ? [] : [tint];
    }),
  );
}

/** 'A flamingo in a rosé glass', 'a lobster in a glass of Chablis': whoever bathes in it has some round the feet. */
const BATHES: ReadonlySet<ThingId> = new Set<ThingId>(
  'flamingo duck swan frog lobster crab shrimp fish goldfish dolphin whale octopus penguin boat cat dog mouse bear pig rubber_duck'.split(
    ' ',
  ) as ThingId[],
);
const namesWine = ({ matches }: Sentence): boolean =>
  matches.some((match) => hasEffect(match, 'region', 'varietal', 'wine'));

/** A glass full of corks has no wine in it. */
function withoutWine(all: readonly AskedThing[], isOfWine: boolean): AskedThing[] {
  const held = Map.groupBy(
    all.filter(({ relation }) => relation?.kind === 'in'),
    ({ relation }) => relation?.to,
  );
  const isHeldElse = (holder: ThingId) => (held: AskedThing) =>
    isVase(held.thing, holder) ||
    (holder === 'glass' && !OF_WINE.has(held.thing) && !(isOfWine && BATHES.has(held.thing)));
  return all.map((asked, i) =>
    held.get(i)?.some(isHeldElse(asked.thing)) ? { ...asked, fill: 'empty' } : asked,
  );
}

const OF_WINE: ReadonlySet<ThingId> = new Set<ThingId>([
  'splash',
  'drop',
  'dewdrops',
  'wine_legs',
  'lipstick_mark',
]);

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

const textOf = ({ tokens }: Sentence, { at, length }: Match): string =>
  tokens
    .slice(at, at + length)
    .map(({ text }) => text)
    .join(' ');

/** Adjectives before the head, or right behind it ('a glass half full'). */
function describing(sentence: Sentence, head: number): Effect[] {
  const { matches, tokens } = sentence;
  const found: Effect[] = [];
  const own = matches[head] as Match;
  let at = own.at;
  for (let i = head - 1; i >= Math.max(0, head - REACH); i--) {
    const other = matches[i] as Match;
    const isApart = other.at + other.length !== at || tokens[at]?.opensClause;
    const isNoun = hasEffect(other, 'thing', 'relation', 'figure');
    if (isApart || (isNoun && !isOfGlass(sentence, i))) break;
    found.push(...other.effects);
    at = other.at;
  }
  const said = found.length;
  const next = afterWine(sentence, head);
  const after = matches[next];
  const before = matches[next - 1] as Match;
  const gap = after ? tokens.slice(before.at + before.length, after.at + 1) : [];
  // 'An open book, a plaid blanket': behind the comma begins something else.
  const isNext = after && gap.length <= 2 && !gap.some(({ opensClause }) => opensClause);
  if (isNext && isDone(sentence, after)) return found;
  // 'A fountain and old men': the men are.
  if (isNext && isOfSomebody(sentence, next)) return found;
  // 'Leaning against' is said of what leans; an adjective that has a noun of its own belongs to that one, and in 'une
  // porte ouverte et des tonneaux' it has not.
  const isOfHead = hasEffect(after, 'relation') && hasEffect(after, 'state');
  // 'Deux verres pleins et une bouteille', not 'full of grapes'.
  const behind = tokens[(after?.at ?? 0) + (after?.length ?? 0)];
  const isJoined = behind?.opensClause === true || AND.has(behind?.word ?? '');
  // 'A door with iron fittings' is not cast.
  const isWith = WITH.has(tokens[before.at + before.length]?.word ?? '');
  // 'Couverte de poussière, toiles d'araignée': the comma begins something else.
  const hasOwnNoun = isHead(sentence, next + 1) && !tokens[matches[next + 1]?.at ?? 0]?.opensClause;
  if (isNext && (isOfHead || !hasOwnNoun))
    found.push(...after.effects.filter(({ kind }) => !isWith || kind !== 'material'));
  else if (isNext && (matches[next + 1]?.at ?? 0) > after.at + after.length)
    found.push(
      ...after.effects.filter(({ kind }) => kind === 'state' || (kind === 'fill' && isJoined)),
    );
  if (isNext && !isWith && found.length === said && MADE_OF.test(after.phrase))
    found.push(...after.effects.filter(({ kind }) => kind === 'material'));
  return found;
}

/** 'Un pichet en cuivre et du raisin': with its preposition the material is that of the noun before it, whatever follows. */
const MADE_OF = /^(?:en|de|d|di|in|aus) /;

/** An adjective right before people, said in their language before its noun. */
function isOfSomebody({ matches, tokens, language }: Sentence, i: number): boolean {
  const [match, who] = [matches[i], matches[i + 1]];
  const isBefore = language === null || language === 'en' || language === 'de';
  return (
    isBefore &&
    match !== undefined &&
    who?.at === match.at + match.length &&
    !tokens[who.at]?.opensClause &&
    hasEffect(who, 'figure')
  );
}

const AND = new Set(['and', 'et', 'e', 'ed', 'y', 'und']);

/** 'A bottle of red wine lying there': what is said of it may stand behind its wine. */
function afterWine(sentence: Sentence, head: number): number {
  const { matches } = sentence;
  const isWine = WINE_VESSELS.has(thingOf(matches[head]) as ThingId);
  const isSaidOfWine = (at: number): boolean =>
    (hasEffect(matches[at], 'wine', 'varietal', 'region', 'tint') && !isHead(sentence, at)) ||
    BARE_WINE.has(matches[at]?.phrase ?? '');
  let at = head + 1;
  while (isWine && isSaidOfWine(at)) at++;
  return hasEffect(matches[at], 'state', 'fill') ? at : head + 1;
}

const BARE_WINE = new Set(['wine', 'vin', 'vino', 'wein']);

const fillInside = ({ tokens }: Sentence, { at, length }: Match): Fill | null =>
  tokens.slice(at, at + length).some(({ word }) => word === 'empty') ? 'empty' : null;
