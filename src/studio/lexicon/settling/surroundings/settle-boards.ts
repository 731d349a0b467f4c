import type { ThingId } from '#studio/things/catalogue.ts';
import { isMetal } from '#studio/things/materials.ts';
import type { Effect } from '#studio/lexicon/effects.ts';
import type { Match } from '#studio/lexicon/matching/match.ts';
import type { Token } from '#studio/lexicon/matching/normalise.ts';

interface Found {
  matches: readonly Match[];
  tokens: readonly Token[];
}

const BOARD: Effect = { kind: 'thing', value: 'blackboard' };
const OF_BOARD: Effect = { kind: 'claim', value: ['thing:blackboard'] };
/** 'On a large slate board', 'with the wine list': so many words between a list and its board. */
const REACH = 4;

/** 'A wine list on a slate board' is chalked on it: no serving board with a card on it. */
export function settleBoard(found: Found, match: Match, i: number): Match {
  if (match.isNegated) return match;
  if (isList(match) && boardOf(found, i) >= 0) return { ...match, effects: [OF_BOARD] };
  if (isSlate(match) && !isNamed(match)) {
    const next = i + 1;
    const isBefore = found.matches[next]?.at === match.at + match.length;
    if (isBefore && isNamed(found.matches[next]) && isListed(found, next))
      return { ...match, effects: [OF_BOARD] };
  }
  return isBoard(match) && isListed(found, i) ? { ...match, effects: [BOARD] } : match;
}

export const PLATTER = /^platters?$/;

/** 'On a silver platter': of metal it is a tray of its own, and not what any dish comes on. */
export function settlePlatter({ matches }: Found, match: Match, i: number): Match {
  const before = matches[i - 1];
  const isCast =
    PLATTER.test(match.phrase) &&
    before !== undefined &&
    before.at + before.length === match.at &&
    before.effects.some(({ kind, value }) => kind === 'material' && isMetal(value));
  return isCast ? { ...match, effects: [{ kind: 'thing', value: 'tray' }] } : match;
}

function has(match: Match | undefined, things: ReadonlySet<ThingId>): boolean {
  if (match)
    for (const { kind, value } of match.effects)
      if (kind === 'thing' && things.has(value)) return true;
  return false;
}
const CARDS: ReadonlySet<ThingId> = new Set<ThingId>(['menu_card']);
const BOARDS: ReadonlySet<ThingId> = new Set<ThingId>(['board', 'blackboard']);
/** Cards on a board are cards, and no list. */
const isList = (match: Match): boolean =>
  has(match, CARDS) && !/\b(?:cards?|cartes|tarjetas|karten|kartchen)$/.test(match.phrase);
const isNamed = (match: Match | undefined): boolean => has(match, BOARDS);
const isSlate = ({ effects }: Match): boolean =>
  effects.some(
    ({ kind, value }) => (kind === 'material' || kind === 'surface') && value === 'slate',
  );
const isBoard = (match: Match): boolean => isNamed(match) || isSlate(match);

/** The board that the list is written on; nothing else may be told between them. */
function boardOf({ matches, tokens }: Found, list: number): number {
  const { at, length } = matches[list]!;
  const [before, after] = [-1, 1].map((step) => {
    let near = list + step;
    // 'A slate board with the wine list': its material is said before it.
    while (Math.abs(near - list) < REACH && isIdle(matches[near])) near += step;
    const other = matches[near];
    if (!other || !isBoard(other) || other.isNegated) return -1;
    const gap =
      step < 0 ? tokens.slice(other.at + other.length, at) : tokens.slice(at + length, other.at);
    const bears = step < 0 ? BEARS : BORNE;
    return gap.length <= REACH && gap.some(({ word }) => bears.has(word)) ? near : -1;
  }) as [number, number];
  return after >= 0 ? after : before;
}
const isIdle = (match: Match | undefined): boolean =>
  match !== undefined &&
  !isBoard(match) &&
  !match.effects.some(({ kind }) => kind === 'thing' || kind === 'place' || kind === 'figure');

const BORNE = new Set('on onto upon sur su sul sulla sull en sobre auf'.split(' '));
const BEARS = new Set('with listing showing bearing saying for avec con mit affichant'.split(' '));

const isListed = (found: Found, board: number): boolean =>
  found.matches.some((match, list) => {
    if (match.isNegated || !isList(match)) return false;
    const bearer = boardOf(found, list);
    // 'Slate' and 'board' are two words of the one board.
    return bearer === board || (bearer === board - 1 && isSlate(found.matches[bearer]!));
  });
