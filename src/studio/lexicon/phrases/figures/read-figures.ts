import type { AskedFigure } from '#studio/scene/figure.ts';
import type { FigureSense } from '#studio/lexicon/effects.ts';
import { effectsOf } from '#studio/lexicon/identity.ts';
import { isSpokenIn } from '#studio/lexicon/matching/language.ts';
import { LIVELY } from '#studio/lexicon/lively.ts';
import type { Match } from '#studio/lexicon/matching/match.ts';
import { doersOf } from './doers.ts';
import { isOnVines, isPartOfName } from './no-figures.ts';
import { countAfter, countBefore, generationsOf, isTeamOf } from './count-figures.ts';
import { withOneOfThem } from './one-of-them.ts';
import type { Sentence } from '#studio/lexicon/phrases/sentence.ts';
import {
  mergeSame,
  withGirls,
  withAppositions,
  withoutMembers,
  withoutTitle,
  withoutTeam,
  withSpouses,
} from './merge-figures.ts';
import type { Found } from './found-figure.ts';
import { withoutRepeats } from './told-again.ts';
import {
  isLikened,
  isOfCouple,
  isOutlined,
  isOwner,
  isTradeOf,
} from '#studio/lexicon/phrases/not-there.ts';
import { isServedFor } from '#studio/lexicon/phrases/wine/served-for.ts';
import { isHeard } from './is-heard.ts';
import { genderOf } from './gender-of.ts';
import { isOwnHand } from './own-hands.ts';

const MOST = 8;
/** A group without a number. */
const A_FEW = 3;
const TWO_PAIRS = 4;
const isThree = (word: string): boolean => /^(?:3|three|trois|tre|tres|drei)$/.test(word);

/** 'Portrait of a bulldog': nobody else sits for it. */
const isOfAnimal = (matches: readonly Match[], i: number): boolean => {
  const next = matches
    .slice(i + 1)
    .find(({ effects }) => effects.some(({ kind }) => kind === 'thing' || kind === 'figure'));
  return effectsOf(next?.effects ?? [], 'thing').some(({ value }) => LIVELY.has(value));
};

/** Who is asked for and what they do; one entry for each word that names somebody. */
export function readFigures(sentence: Sentence): AskedFigure[] {
  const { matches, tokens, language } = sentence;
  const named = matches.flatMap((match, i) => {
    const sense = effectsOf(match.effects, 'figure')[0]?.value;
    if (!sense || match.isNegated || !isSpokenIn(language, match.phrase)) return [];
    if (isTradeOf(sentence, i) || isServedFor(sentence, i) || isOutlined(match)) return [];
    if (isLikened(sentence, i) || isOwner(sentence, i) || isOfCouple(sentence, i)) return [];
    if (isPartOfName(sentence, i) || isOwnHand(sentence, i) || isOfPhoto(sentence, i)) return [];
    return [
      { sense: isOnVines(sentence, match) ? { ...sense, role: 'picker' as const } : sense, i },
    ];
  });
  const whole = named.filter(({ sense }) => !sense.isManner);
  const shown = whole.length > 0 ? whole : named.filter(({ i }) => !isOfAnimal(matches, i));
  // 'A blonde woman' is one: what stands right before another person describes it.
  const heads = shown.filter(({ sense, i }, k) => {
    const [match, next] = [matches[i], matches[shown[k + 1]?.i ?? -1]];
    const isBefore = match && next && match.at + match.length === next.at;
    const isAdjective =
      match?.phrase === 'junge' || BY_HAIR.has(match?.phrase ?? '') || sense.who === 'person';
    if (sense.who === 'group' && isTeamOf(sentence, i, shown[k + 1]?.i)) return false;
    return !(isBefore && isAdjective && sense.role === null);
  });
  // Whoever poses at a harvest picks nothing.
  const acts = tokens.some(({ word }, i) => POSES.has(word) || isPosed(tokens, i))
    ? withoutOccasions(matches)
    : actsIn(matches);
  const [action] = acts;
  if (heads.length === 0) return doersOf(action?.value ?? null, sentence);
  const starts = heads.map(({ i }, k) =>
    k === 0 ? 0 : startOf(sentence, i, matches[heads[k - 1]!.i]!),
  );
  const figures = heads.map(({ sense, i }, k): Found => {
    const [from, to] = [starts[k]!, starts[k + 1] ?? tokens.length];
    const isShared = ({ value }: (typeof acts)[number]) =>
      !(ALONE.has(value) && !(TOGETHER.has(value) && isJoined(tokens, to))) &&
      !(SEATED.has(value) && SERVES.has(sense.role)) &&
      // Who makes music does not dance to it.
      !(value === 'dancing' && sense.role === 'musician');
    const own = acts.find(({ at }) => at >= from && at < to);
    const told = tokens.slice(from, to).map(({ word }) => word);
    // Whoever looks on does nothing else.
    const others = told.some((word) => LOOKS_ON.has(word)) ? [] : acts.filter(isShared);
    // 'Cutting the cake, guests with flutes': who is told with something else does not share what was said before.
    const end = matches[i]!.at + matches[i]!.length;
    const isWith = k > 0 && tokens.slice(end - 1, end + 1).some(({ word }) => WITH.has(word));
    const shared = others.find(({ at }) => at >= to) ?? (isWith ? undefined : others[0]);
    const heard = isHeard(tokens, matches[i]!.at) ? ('explaining' as const) : undefined;
    const action = own?.value ?? heard ?? shared?.value ?? null;
    const figure = figureOf(sentence, sense, i);
    // Nobody shakes hands with two.
    const isFew = figure.count === A_FEW && countBefore(sentence, i) === undefined;
    const isPair = action === 'greeting' && isFew;
    return {
      ...figure,
      ...(isPair && { count: 2 }),
      // A few dance in pairs.
      ...(action === 'dancing' && isFew && !told.some(isThree) && { count: TWO_PAIRS }),
      // Who shares a sentence with others does what they do, unless one alone can do it.
      action: action ?? (isHandWith(sense, tokens, matches[i]!) ? 'holding' : null),
      said: told.join(' '),
      at: matches[i]!.at,
      end: matches[i]!.at + matches[i]!.length,
    };
  });
  return withGirls(
    withoutMembers(
      withoutTeam(
        withOneOfThem(
          mergeSame(
            withSpouses(
              withoutRepeats(withAppositions(withoutTitle(figures, tokens), sentence), tokens),
              tokens,
            ),
          ),
          tokens,
        ),
      ),
    ),
  ).map(({ at: _at, end: _end, ...figure }) => figure);
}

/** Somebody by themselves, and what describes whoever is named after it. */
const BY_HAIR = new Set(['brunette', 'redhead']);

const LOOKS_ON = new Set(
  'watch watching watches waiting listening laughing smiling looking'.split(' '),
);

/** 'A hand with a corkscrew' has it in its grip. */
const isHandWith = (
  { part }: Pick<AskedFigure, 'part'>,
  tokens: Sentence['tokens'],
  { at, length }: Match,
): boolean => part === 'hands' && WITH.has(tokens[at + length]?.word ?? '');
const WITH = new Set(['with', 'avec', 'con', 'mit']);

/** Everything that is done, in the order it is said; 'hold' says less than any other act. */
function actsIn(matches: readonly Match[]): { at: number; value: Action; isOccasion: boolean }[] {
  const acts = matches
    .filter(({ isNegated }) => !isNegated)
    .flatMap(({ effects, at, phrase }, i) => {
      const value = effectsOf(effects, 'action')[0]?.value;
      return value && !(OF_BEASTS.has(value) && isBeastBefore(matches, i))
        ? [{ at, value, isOccasion: OCCASIONS.test(phrase) }]
        : [];
    });
  // At a tasting notes may be taken, at a harvest crates carried: the verb says more.
  const done = acts.filter(({ isOccasion }) => !isOccasion);
  return done.length > 0 ? done : acts;
}

const withoutOccasions = (matches: readonly Match[]) =>
  actsIn(matches).filter(({ isOccasion }) => !isOccasion);
/** 'A group photo of the crew': the crew is the group. */
const isOfPhoto = ({ matches, tokens }: Sentence, i: number): boolean =>
  matches[i]!.phrase === 'group' && PHOTO.has(tokens[matches[i]!.at + 1]?.word ?? '');
const PHOTO = new Set('photo photos portrait portraits picture photograph shot selfie'.split(' '));
const isPosed = (tokens: Sentence['tokens'], i: number): boolean =>
  OF_ALL.has(tokens[i]?.word ?? '') && PHOTO.has(tokens[i + 1]?.word ?? '');
const OF_ALL = new Set('group team family crew staff class'.split(' '));
const POSES = new Set('posing poses pose posent posant posan posando posieren posiert'.split(' '));

/** What animals do as often as people. */
const OF_BEASTS = new Set<AskedFigure['action']>(['sleeping', 'running', 'jumping']);

/** 'A dog sleeping at her feet': whoever was named last does it. */
function isBeastBefore(matches: readonly Match[], i: number): boolean {
  const named = matches
    .slice(0, i)
    .findLast(
      ({ effects }) =>
        effectsOf(effects, 'figure').length > 0 ||
        effectsOf(effects, 'thing').some(({ value }) => LIVELY.has(value)),
    );
  return named !== undefined && effectsOf(named.effects, 'figure').length === 0;
}

const OCCASIONS =
  /^((grape |wine )?harvest|vendanges?|vendemmia|vendimia|weinlese|traubenlese|handlese|wine tasting|tasting session|degusta.*|cata de .*|wein(probe|verkostung)|verkostung|brindisi?)$/;

/** What somebody does for others. */
const ALONE = new Set<AskedFigure['action']>(
  'shaking kneading seasoning corking labelling painting proposing typing throwing singing smoking pushing squeezing giving feeding grilling lifting pouring opening sabering explaining serving photographing rolling cooking wrapping playing cleaning stomping riding climbing spitting spraying paying loading clearing topping blending fishing signing foaming lighting blowing watering emptying making arranging'.split(
    ' ',
  ) as AskedFigure['action'][],
);

/** 'Grandmother and granddaughter stomping grapes': one tub and one saddle hold both. */
const TOGETHER = new Set<AskedFigure['action']>(['stomping', 'riding']);
const isJoined = (tokens: Sentence['tokens'], at: number): boolean =>
  [at - 1, at - 2].some((i) => AND.has(tokens[i]?.word ?? ''));
const AND = new Set(['and', 'et', 'e', 'y', 'und']);

/** Whoever serves does not sit down with the guests. */
const SEATED = new Set<AskedFigure['action']>(['sitting', 'eating']);
const SERVES = new Set<AskedFigure['role']>(['sommelier', 'waiter', 'chef']);

type Action = NonNullable<AskedFigure['action']>;

const JOINTS = new Set(
  `and with for while to beside behind et avec pour tandis pendant e ed con per mentre a y junto para mientras und mit
  fur neben wahrend vor before plus`.split(/\s+/),
);
const MOST_BEFORE = 4;

/** Where the words about somebody begin: at the joint or the comma before them, after whoever was named before. */
function startOf({ matches, tokens }: Sentence, i: number, before: Match): number {
  const at = matches[i]!.at;
  const first = before.at + before.length;
  for (let back = 0; back < MOST_BEFORE && at - back > first; back++) {
    if (tokens[at - back]?.opensClause) return at - back;
    if (JOINTS.has(tokens[at - back - 1]?.word ?? '')) return at - back;
  }
  return at;
}

const MANY = new Set(
  'many numerous crowd nombreux beaucoup molti molte tanti muchos muchas viele vielen'.split(' '),
);
const MANY_COUNT = 5;

function figureOf(sentence: Sentence, sense: FigureSense, i: number): AskedFigure {
  const { matches, tokens } = sentence;
  const isKin = sense.who === 'group';
  const said =
    (isKin ? generationsOf(sentence, i) : undefined) ??
    countBefore(sentence, i) ??
    countAfter(sentence, i);
  const isMany = MANY.has(tokens[(matches[i] as Match).at - 1]?.word ?? '');
  const own = sense.count === 1 && isPlural(sentence, i) ? null : sense.count;
  const count = Math.min(MOST, said ?? own ?? (isMany ? MANY_COUNT : A_FEW));
  const { role, part } = sense;
  const isOne = sense.who === 'person' && part === 'figure' && count === 1;
  const gender = isOne ? genderOf(matches[i]!.phrase, sentence.language) : null;
  return { who: gender ?? sense.who, role, part, count, action: null };
}

/** 'Peasants' is found by its singular, and is not one of them; a German 's' is the genitive. */
function isPlural({ matches, tokens, language }: Sentence, i: number): boolean {
  const { at, length, phrase } = matches[i] as Match;
  const said = tokens[at + length - 1]?.word ?? '';
  return language !== 'de' && /[^s]s$/.test(said) && !phrase.endsWith('s');
}
