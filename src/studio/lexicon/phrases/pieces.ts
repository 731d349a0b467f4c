import type { Effect } from '#studio/lexicon/effects.ts';
import { effectsOf } from '#studio/lexicon/identity.ts';
import type { AskedThing, Fill, Relation } from '#studio/things/asked-thing.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import { thingOf } from './heads.ts';
import { countsOf } from './reading/read-counts.ts';
import type { Sentence } from './sentence.ts';

/** One of several that is told apart from the others: the second, the last, one of them. */
export interface Piece {
  thing: ThingId;
  /** Counted from the left; `null` for any of them. */
  place: number | 'last' | 'middle' | null;
  /** The others are not so: 'only one of them full'. */
  isOnly: boolean;
  fill: Fill | null;
  states: readonly string[];
  /** The match that says how it is, and the words that say which one. */
  told: number;
  tokens: readonly number[];
}

const PLACES = new Map<string, number | 'last' | 'middle'>(
  (
    [
      [1, 'first premier premiere primo prima primera erste ersten'],
      [2, 'second deuxieme seconde secondo seconda segundo segunda zweite zweiten'],
      [3, 'third troisieme terzo terza tercera tercer dritte dritten'],
      ['last', 'last dernier derniere ultimo ultima letzte letzten'],
      ['middle', 'middle mittlere mittleren milieu medio'],
    ] as const
  ).flatMap(([place, words]) => words.split(' ').map((word) => [word, place] as const)),
);
const ONE = new Set('one un une seul seule uno una eine einer eines ein'.split(' '));
const ONLY = new Set('only just seul seule solo sola nur'.split(' '));
/** What may stand between the one and how it is: 'of them is', 'from the left', 'd entre elles est'. */
const BETWEEN = new Set(
  `of them is are stands lies being the from left one glass bottle candle almost nearly already d entre eux elles est sont de la gauche en partant a droite
  di loro e da sinistra dalla esta por izquierda es von davon ihnen ist links steht liegt`.split(
    /\s+/,
  ),
);
const REACH = 8;
const STATES = new Set(['open', 'fallen', 'broken', 'lying', 'corked', 'burned_down', 'unlit']);

/** 'Two bottles, the second bottle is open', 'five glasses, only one of them full'. */
export function readPieces(sentence: Sentence, heads: readonly number[]): Piece[] {
  const { tokens } = sentence;
  return tokens.flatMap(({ word, opensClause }, at) => {
    const place = PLACES.get(word) ?? null;
    const isOne = ONE.has(word) && (opensClause || ONLY.has(tokens[at - 1]?.word ?? ''));
    if (place === null && !isOne) return [];
    const piece = pieceAt(sentence, heads, { at, place });
    return piece ? [piece] : [];
  });
}

function pieceAt(
  sentence: Sentence,
  heads: readonly number[],
  { at, place }: { at: number; place: Piece['place'] },
): Piece | null {
  const { matches, tokens } = sentence;
  const told = matches.findIndex((match) => match.at > at && isTelling(match.effects));
  const match = matches[told];
  if (!match || match.isNegated || match.at - at > REACH) return null;
  const own = heads.find((head) => matches[head]!.at > at && matches[head]!.at < match.at);
  const between = tokens.slice(at + 1, match.at);
  const ownAt = own === undefined ? -1 : matches[own]!.at;
  const isJoined = between.every(
    ({ word, opensClause }, k) => !opensClause && (BETWEEN.has(word) || at + 1 + k === ownAt),
  );
  // 'Seven bottles on a shelf, the third one lying': one of those that are several.
  const before = heads.filter((one) => matches[one]!.at < at);
  const head = own ?? before.findLast((one) => areSeveral(sentence, one)) ?? before.at(-1);
  const thing = head === undefined ? null : thingOf(matches[head]);
  // 'The second open bottle' comes before its noun, and is told by it.
  if (!isJoined || !thing || isBeforeNoun({ matches, heads, told })) return null;
  return {
    thing,
    place,
    isOnly: ONLY.has(tokens[at - 1]?.word ?? ''),
    fill: effectsOf(match.effects, 'fill')[0]?.value ?? null,
    states: effectsOf(match.effects, 'state').map(({ value }) => value),
    told,
    tokens: Array.from({ length: match.at - at }, (_, k) => at + k),
  };
}

const areSeveral = (sentence: Sentence, head: number): boolean => {
  const { count, isSeveral } = countsOf(sentence, head);
  return (count ?? 1) > 1 || isSeveral === true;
};

const isTelling = (effects: readonly Effect[]): boolean =>
  effectsOf(effects, 'fill').length > 0 ||
  effectsOf(effects, 'state').some(({ value }) => STATES.has(value));

const isBeforeNoun = ({
  matches,
  heads,
  told,
}: Pick<Sentence, 'matches'> & { heads: readonly number[]; told: number }): boolean => {
  const [match, next] = [matches[told]!, matches[told + 1]];
  return next !== undefined && heads.includes(told + 1) && next.at === match.at + match.length;
};

/** Each of several by itself: so many plain ones, the one that is told apart, and the rest behind it. */
export function tellApart(things: readonly AskedThing[], pieces: readonly Piece[]): AskedThing[] {
  return pieces.reduce<AskedThing[]>((known, piece) => partOff(known, piece), [...things]);
}

function partOff(things: AskedThing[], piece: Piece): AskedThing[] {
  const at = things.findIndex(({ thing, fills }) => thing === piece.thing && !fills);
  const whole = things[at];
  if (!whole || whole.isSeveral) return things;
  const count = Math.max(whole.count ?? 0, leastFor(piece));
  if (count < 2 || count > 12) return things;
  const place = placeOf(piece.place, count);
  // 'The second from the left' tells no side of the frame.
  const { side: _, ...unsided } = whole;
  const base: AskedThing = piece.place === null ? whole : unsided;
  const plain = { ...base, states: base.states.filter((one) => !piece.states.includes(one)) };
  const others = {
    ...plain,
    fill: piece.isOnly && piece.fill ? OTHERWISE[piece.fill] : plain.fill,
  };
  // On its shelf or in its case every one of them is; beside another thing the first part stands for all.
  const kept = whole.relation && SHARED.has(whole.relation.kind) ? whole.relation : null;
  const told = {
    ...plain,
    count: 1,
    states: [...plain.states, ...piece.states],
    fill: piece.fill ?? plain.fill,
    relation: kept,
  };
  const behind = place < count ? [{ ...others, count: count - place, relation: kept }] : [];
  const first: AskedThing = place > 1 ? { ...others, count: place - 1 } : told;
  const more: AskedThing[] = place > 1 ? [told, ...behind] : behind;
  // Its second mention is the piece itself; where others are told against, the first part stands for all.
  const rest = things.filter((one, i) => i === at || !isSecondMention(one, piece));
  const isWhole = rest.length === things.length || !things.some(({ relation }) => relation);
  if (!isWhole) return things;
  return [
    ...rest.map((one) => (one === whole ? { ...first, relation: whole.relation } : one)),
    ...more,
  ];
}

const SHARED: ReadonlySet<Relation> = new Set<Relation>(['on', 'in']);

const isSecondMention = ({ thing, count, states, fill }: AskedThing, piece: Piece): boolean =>
  thing === piece.thing &&
  count === null &&
  (piece.fill ? fill === piece.fill : piece.states.every((one) => states.includes(one)));

const leastFor = ({ place }: Piece): number =>
  place === 'last' ? 2 : place === 'middle' ? 3 : (place ?? 1);

function placeOf(place: Piece['place'], count: number): number {
  if (place === null || place === 'last') return count;
  return place === 'middle' ? Math.ceil(count / 2) : Math.min(place, count);
}

const OTHERWISE: Readonly<Record<Fill, Fill>> = {
  full: 'empty',
  half: 'empty',
  low: 'half',
  empty: 'half',
};
