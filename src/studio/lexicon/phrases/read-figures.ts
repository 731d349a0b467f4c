import type { AskedFigure } from '#studio/scene/figure.ts';
import type { FigureSense } from '#studio/lexicon/effects.ts';
import { effectsOf } from '#studio/lexicon/identity.ts';
import { isSpokenIn } from '#studio/lexicon/language.ts';
import type { Match } from '#studio/lexicon/match.ts';
import { DRAWN_ANIMALS } from '#studio/things/catalogue/drawn/animals.ts';
import { DRAWN_ANIMALS_2 } from '#studio/things/catalogue/drawn/animals-2.ts';
import { doersOf } from './doers.ts';
import { isOnVines, isPartOfName } from './no-figures.ts';
import { countAfter, countBefore } from './count-figures.ts';
import { withOneOfThem } from './one-of-them.ts';
import { nextTo, thingOf, type Sentence } from './heads.ts';
import { isOwnHand } from './own-hands.ts';

const MOST = 8;
/** A group without a number. */
const A_FEW = 3;

/** Who is asked for and what they do; one entry for each word that names somebody. */
export function readFigures(sentence: Sentence): AskedFigure[] {
  const { matches, tokens, language } = sentence;
  const named = matches.flatMap((match, i) => {
    const sense = effectsOf(match.effects, 'figure')[0]?.value;
    if (!sense || match.isNegated || !isSpokenIn(language, match.phrase)) return [];
    if (isTradeOf(sentence, i) || isServedFor(sentence, i) || isOutlined(match)) return [];
    if (isLikened(sentence, i) || isOwner(sentence, i) || isOfCouple(sentence, i)) return [];
    if (isPartOfName(sentence, i) || isOwnHand(sentence, i)) return [];
    return [
      { sense: isOnVines(sentence, match) ? { ...sense, role: 'picker' as const } : sense, i },
    ];
  });
  const whole = named.filter(({ sense }) => !sense.isManner);
  const shown = whole.length > 0 ? whole : named;
  // 'A blonde woman' is one: what stands right before another person describes it.
  const heads = shown.filter(({ sense, i }, k) => {
    const [match, next] = [matches[i], matches[shown[k + 1]?.i ?? -1]];
    const isBefore = match && next && match.at + match.length === next.at;
    const isAdjective = match?.phrase === 'junge' || sense.who === 'person';
    return !(isBefore && isAdjective && sense.role === null);
  });
  const acts = actsIn(matches);
  const [action] = acts;
  if (heads.length === 0) return doersOf(action?.value ?? null, matches);
  const starts = heads.map(({ i }, k) => (k === 0 ? 0 : startOf(sentence, i)));
  const figures = heads.map(({ sense, i }, k): Found => {
    const [from, to] = [starts[k]!, starts[k + 1] ?? tokens.length];
    const isShared = ({ value }: (typeof acts)[number]) =>
      !ALONE.has(value) && !(SEATED.has(value) && SERVES.has(sense.role));
    const own =
      acts.find(({ at }) => at >= from && at < to) ??
      acts.find((act) => act.at >= to && isShared(act));
    const shared = acts.find(isShared);
    return {
      ...figureOf(sentence, sense, i),
      // Who shares a sentence with others does what they do, unless one alone can do it.
      action: (own ?? shared)?.value ?? null,
      said: tokens
        .slice(from, to)
        .map(({ word }) => word)
        .join(' '),
      at: matches[i]!.at,
      end: matches[i]!.at + matches[i]!.length,
    };
  });
  return withoutMembers(
    withOneOfThem(mergeSame(withSpouses(withAppositions(figures, sentence), tokens)), tokens),
  ).map(({ at: _at, end: _end, ...figure }) => figure);
}

type Found = AskedFigure & { at: number; end: number };

/** Everything that is done, in the order it is said; 'hold' says less than any other act. */
function actsIn(matches: readonly Match[]): { at: number; value: Action }[] {
  const acts = matches
    .filter(({ isNegated }) => !isNegated)
    .flatMap(({ effects, at, phrase }) => {
      const value = effectsOf(effects, 'action')[0]?.value;
      return value ? [{ at, value, isOccasion: OCCASIONS.test(phrase) }] : [];
    });
  // At a tasting notes may be taken, at a harvest crates carried: the verb says more.
  const done = acts.filter(({ isOccasion }) => !isOccasion);
  return done.length > 0 ? done : acts;
}

const OCCASIONS =
  /^((grape |wine )?harvest|vendanges?|vendemmia|vendimia|weinlese|traubenlese|wine tasting|tasting session|degusta.*|cata de .*|wein(probe|verkostung)|verkostung|brindisi?)$/;

/** What somebody does for others. */
const ALONE = new Set<AskedFigure['action']>(
  'pouring opening explaining serving photographing rolling cooking wrapping playing cleaning stomping riding'.split(
    ' ',
  ) as AskedFigure['action'][],
);

/** Whoever serves does not sit down with the guests. */
const SEATED = new Set<AskedFigure['action']>(['sitting', 'eating']);
const SERVES = new Set<AskedFigure['role']>(['sommelier', 'waiter', 'chef']);

type Action = NonNullable<AskedFigure['action']>;

const JOINTS = new Set(
  `and with for while to beside behind et avec pour tandis pendant e ed con per mentre a y junto para mientras und mit
  fur neben wahrend vor before plus`.split(/\s+/),
);
const MOST_BEFORE = 4;

/** Where the words about somebody begin: at the joint or the comma before them. */
function startOf({ matches, tokens }: Sentence, i: number): number {
  const at = matches[i]!.at;
  for (let back = 0; back < MOST_BEFORE && at - back > 0; back++) {
    if (tokens[at - back]?.opensClause) return at - back;
    if (JOINTS.has(tokens[at - back - 1]?.word ?? '')) return at - back;
  }
  return at;
}

/** 'A family: father, mother and two children' is four people, not seven; 'grandparents and two children' too. */
function withoutMembers(figures: Found[]): Found[] {
  const members = figures.filter(({ who }) => who !== 'group' && who !== 'couple');
  const told = members.reduce((sum, { count }) => sum + count, 0);
  if (told < 2) return figures;
  // Children are not there alone: the others of the family are their parents.
  if (members.every(({ who }) => who === 'child'))
    return figures.map((one) =>
      one.who === 'group' && one.role === null ? { ...one, who: 'couple', count: 2 } : one,
    );
  return figures.filter((one) => members.includes(one) || one.role !== null);
}

const OWNED = new Set(['du', 'de la', 'del', 'della', 'dello', 'of the', 'des', 'von dem', 'vom']);

/** 'The winemaker's daughter', 'le chien du vigneron': he is not there himself. */
export function isOwner({ tokens, matches, language }: Sentence, i: number): boolean {
  const match = matches[i];
  if (effectsOf(match?.effects ?? [], 'figure').length === 0) return false;
  const end = (match?.at ?? 0) + (match?.length ?? 0);
  const [last, mark] = [tokens[end - 1], tokens[end]];
  if (mark?.word === 's' && mark.start === (last?.end ?? -2) + 1) return true;
  // 'Kids' cake': an apostrophe and a space.
  const isApart = !mark?.opensClause && mark?.start === (last?.end ?? -3) + 2;
  if (isApart && language === 'en' && last?.word.endsWith('s')) return true;
  const [owned, at] = [matches[i - 1], match?.at ?? 0];
  const link = tokens.slice((owned?.at ?? 0) + (owned?.length ?? 0), at).map(({ word }) => word);
  return (
    owned !== undefined &&
    effectsOf(owned.effects, 'figure').length === 0 &&
    effectsOf(owned.effects, 'thing').length > 0 &&
    OWNED.has(link.join(' '))
  );
}

const OF = new Set(['of', 'de', 'd', 'di', 'von']);

/** 'Un couple de personnes âgées' is two, not five. */
export function isOfCouple({ tokens, matches }: Sentence, i: number): boolean {
  const [before, match] = [matches[i - 1], matches[i]];
  if (!before || !match || match.at !== before.at + before.length + 1) return false;
  const isCouple = effectsOf(before.effects, 'figure')[0]?.value.who === 'couple';
  return isCouple && OF.has(tokens[match.at - 1]?.word ?? '');
}

const AS = new Set(['as', 'like', 'als', 'wie', 'comme', 'come', 'como']);

/** 'A corkscrew as superhero', 'a dog like a sommelier': the thing plays the part, nobody else is there. */
function isLikened({ matches, tokens }: Sentence, i: number): boolean {
  const at = matches[i]?.at ?? 0;
  const isAs = [1, 2].some((back) => AS.has(tokens[at - back]?.word ?? ''));
  return isAs && matches.slice(0, i).some(({ effects }) => effectsOf(effects, 'thing').length > 0);
}

/** Somebody who is drawn as a thing of its own: an astronaut is nobody else. */
const isOutlined = ({ effects }: Match): boolean =>
  effectsOf(effects, 'thing').some(({ value }) => OUTLINED.has(value));
const OUTLINED = new Set<string>(['astronaut', 'mermaid', 'alien', 'skeleton']);

const CREATURES = new Set<string>([
  'robot',
  'skeleton',
  'penguin',
  'panda',
  'astronaut',
  'alien',
  'skull',
  'ghost',
  'santa',
  'snowman',
  'unicorn',
  'dragon',
  ...[...DRAWN_ANIMALS, ...DRAWN_ANIMALS_2].map(({ id }) => id),
]);

const ANIMALS = new Set<string>([...DRAWN_ANIMALS, ...DRAWN_ANIMALS_2].map(({ id }) => id));
export const isAnimal = (thing: string): boolean => ANIMALS.has(thing);

/** 'A robot sommelier', 'a cat waiter': the creature has the trade, nobody else is there. */
export function isTradeOf(sentence: Sentence, i: number): boolean {
  if (effectsOf(sentence.matches[i]?.effects ?? [], 'figure').length === 0) return false;
  const creature = i > 0 && nextTo(sentence, i - 1) ? thingOf(sentence.matches[i - 1]) : null;
  return creature !== null && CREATURES.has(creature);
}

const FRIENDS = /^(friends|amis|amici|amigos|freunde|colleagues|family)/;
export const FOR = new Set(['for', 'pour', 'per', 'para', 'fur']);

/** What is laid or cooked for so many, before they come. */
const LAID = new Set(
  `table tables tavolo tavola mesa tisch set laid dressee apparecchiato apparecchiata gedeckt gedeckter plate plates
  paella board platter plateau planche tagliere tabla brett platte menu dinner supper lunch brunch meal diner repas cena pranzo comida abendessen essen portion portions`.split(
    /\s+/,
  ),
);
const ANYBODY = new Set(
  `people persons person guests personnes personne convives persone persona ospiti personas invitados personen leute
  menschen gaste`.split(/\s+/),
);
const ROUND = new Set(
  'around at sitting toasting autour attorno intorno alrededor um rund am'.split(' '),
);

/** 'A table for four people': so many places, and nobody there yet; 'a tasting for six friends' shows them. */
export function isServedFor({ matches, tokens }: Sentence, i: number): boolean {
  const [number, match] = [matches[i - 1], matches[i]];
  const sense = effectsOf(match?.effects ?? [], 'figure')[0]?.value;
  // 'For six friends' tells who comes; 'for six people' how large the table is.
  const isAnybody =
    sense?.who === 'person' || (sense?.who === 'group' && !FRIENDS.test(match?.phrase ?? ''));
  if (!match || !number || !isAnybody || sense.role || number.at + number.length !== match.at)
    return false;
  const isCounted = number.effects.some(({ kind }) => kind === 'count');
  const isFor = FOR.has(tokens[number.at - 1]?.word ?? '');
  const laid = tokens.slice(Math.max(0, number.at - 4), number.at - 1);
  return (
    isCounted &&
    isFor &&
    laid.some(({ word }) => LAID.has(word)) &&
    ANYBODY.has(match.phrase) &&
    !ROUND.has(tokens[match.at + match.length]?.word ?? '')
  );
}

const MANY = new Set(
  'many numerous crowd nombreux beaucoup molti molte tanti muchos muchas viele vielen'.split(' '),
);
const MANY_COUNT = 5;

function figureOf(sentence: Sentence, sense: FigureSense, i: number): AskedFigure {
  const { matches, tokens } = sentence;
  const said = countBefore(sentence, i) ?? countAfter(sentence, i);
  const isMany = MANY.has(tokens[(matches[i] as Match).at - 1]?.word ?? '');
  const own = sense.count === 1 && isPlural(sentence, i) ? null : sense.count;
  const count = Math.min(MOST, said ?? own ?? (isMany ? MANY_COUNT : A_FEW));
  const { who, role, part } = sense;
  return { who, role, part, count, action: null };
}

/** 'Peasants' is found by its singular, and is not one of them; a German 's' is the genitive. */
function isPlural({ matches, tokens, language }: Sentence, i: number): boolean {
  const { at, length, phrase } = matches[i] as Match;
  const said = tokens[at + length - 1]?.word ?? '';
  return language !== 'de' && /[^s]s$/.test(said) && !phrase.endsWith('s');
}

/** 'My father, a winemaker,' is one person: what is told between commas tells who he is. */
function withAppositions(figures: readonly Found[], { tokens }: Sentence): Found[] {
  const told: Found[] = [];
  for (const figure of figures) {
    const before = told.at(-1);
    const isTold =
      before !== undefined &&
      before.count === 1 &&
      figure.count === 1 &&
      before.role === null &&
      figure.role !== null &&
      figure.at - before.end <= 1 &&
      tokens[before.end]?.opensClause === true &&
      !AND.has(tokens[figure.end]?.word ?? '');
    if (!isTold) {
      told.push(figure);
      continue;
    }
    const said = [before.said, figure.said].join(' ');
    told[told.length - 1] = { ...before, role: figure.role, end: figure.end, said };
  }
  return told;
}
const AND = new Set(['and', 'et', 'e', 'y', 'und']);

const SPOUSES: Readonly<Record<string, 'man' | 'woman'>> = { his: 'man', her: 'woman' };

/** 'A merchant and his wife': he is a man. */
function withSpouses(figures: readonly Found[], tokens: Sentence['tokens']): Found[] {
  return figures.map((figure, k) => {
    const who = SPOUSES[tokens[(figures[k + 1]?.at ?? 0) - 1]?.word ?? ''];
    return who && figure.who === 'person' && figure.count === 1 ? { ...figure, who } : figure;
  });
}

/** 'A woman winemaker' is one person; 'hands of a winemaker' shows hands. */
function mergeSame(figures: readonly Found[]): Found[] {
  const [first, ...rest] = figures;
  if (!first || rest.length === 0) return [...figures];
  const hands = figures.find(({ part }) => part === 'hands');
  const role = figures.find((figure) => figure.role)?.role ?? null;
  const gendered = figures.find(({ who }) => who === 'woman' || who === 'man');
  const who = gendered?.who ?? first.who;
  const said = figures.map((figure) => figure.said).join(' ');
  if (hands) return [{ ...hands, who, role, said }];
  const isOnePerson = figures.every(({ count }) => count === 1) && role && gendered;
  // 'A waiter and a woman' are two.
  const areBesideEachOther = figures.every(({ at }, k) => k === 0 || at - figures[k - 1]!.end <= 0);
  return isOnePerson && areBesideEachOther ? [{ ...first, who, role, said }] : [...figures];
}
