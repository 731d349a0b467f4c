import type { AskedFigure } from '#studio/scene-spec.ts';
import type { FigureSense } from '#studio/lexicon/effects.ts';
import { effectsOf } from '#studio/lexicon/identity.ts';
import { isSpokenIn } from '#studio/lexicon/language.ts';
import type { Match } from '#studio/lexicon/match-words.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { Sentence } from './heads.ts';

const MOST = 6;
/** A group without a number. */
const A_FEW = 3;

/** Who is asked for and what they do; one entry for each word that names somebody. */
export function readFigures(sentence: Sentence): AskedFigure[] {
  const { matches, language } = sentence;
  const named = matches.flatMap((match, i) => {
    const sense = effectsOf(match.effects, 'figure')[0]?.value;
    if (!sense || match.isNegated || !isSpokenIn(language, match.phrase)) return [];
    return [{ sense, i }];
  });
  const action = matches
    .filter(({ isNegated }) => !isNegated)
    .flatMap(({ effects }) => effectsOf(effects, 'action'))[0]?.value;
  // 'A blonde woman' is one: what stands right before another person describes it.
  const heads = named
    .filter(({ sense, i }, k) => {
      const [match, next] = [matches[i], matches[named[k + 1]?.i ?? -1]];
      const isBefore = match && next && match.at + match.length === next.at;
      return !(isBefore && sense.who === 'person' && sense.role === null);
    })
    .filter(({ i }) => !isDoneBy(matches, i));
  const figures = heads.map(({ sense, i }) => figureOf(sentence, sense, i));
  return mergeSame(figures).map((figure) => ({ ...figure, action: action ?? null }));
}

/** 'A robot sommelier', 'a cat waiter': the creature is the one who does it. */
function isDoneBy(matches: readonly Match[], i: number): boolean {
  const [before, match] = [matches[i - 1], matches[i]];
  if (!before || !match || before.at + before.length !== match.at) return false;
  return effectsOf(before.effects, 'thing').some(({ value }) => CREATURES.has(value));
}

const CREATURES = new Set<ThingId>([
  'robot',
  'skeleton',
  'cat',
  'dog',
  'fox',
  'bear',
  'monkey',
  'penguin',
  'panda',
  'astronaut',
  'alien',
  'ghost',
]);

function figureOf({ matches }: Sentence, sense: FigureSense, i: number): AskedFigure {
  const before = matches[i - 1];
  const isAdjacent = before && before.at + before.length === (matches[i] as Match).at;
  const said = isAdjacent ? effectsOf(before.effects, 'count')[0]?.value : undefined;
  const count = Math.min(MOST, said ?? sense.count ?? A_FEW);
  return { ...sense, count, action: null };
}

/** 'A woman winemaker' is one person; 'hands of a winemaker' shows hands. */
function mergeSame(figures: readonly AskedFigure[]): AskedFigure[] {
  const [first, ...rest] = figures;
  if (!first) return [];
  const isHands = figures.some(({ part }) => part === 'hands');
  const role = figures.find((figure) => figure.role)?.role ?? null;
  const gendered = figures.find(({ who }) => who === 'woman' || who === 'man');
  const isOnePerson = figures.every(({ count, part }) => count === 1 || part === 'hands');
  if (rest.length === 0 || !(isHands || (isOnePerson && role && gendered))) return [...figures];
  const who = gendered?.who ?? first.who;
  const hands = figures.find(({ part }) => part === 'hands');
  return [{ ...(hands ?? first), who, role, part: isHands ? 'hands' : first.part }];
}
