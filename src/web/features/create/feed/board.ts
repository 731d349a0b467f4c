import type { GenerationView } from '#shared/contract/generations.ts';
import { isOpen, PROGRESS_CAP_PERCENT } from '#shared/rules/pictures/generation.ts';

/**
 * A picture's way to the screen. What is known of each generation is the newest snapshot that
 * reached this page, whichever way it came: list, event, poll or answer. Nothing is concluded from
 * silence, so order, loss and delay change when something is shown, never what.
 */
export interface Board {
  readonly known: ReadonlyMap<string, Known>;
  /** Presses of the button of which a picture is still unheard of, by their key. */
  readonly asked: ReadonlyMap<string, Asked>;
  /** All keys pressed on this page: how these end is news even if their start was never heard. */
  readonly ours: ReadonlySet<string>;
  /** Taken back before the server spoke of them. */
  readonly takenBack: ReadonlySet<string>;
}

export interface Known {
  generation: GenerationView;
  /** What the screen shows of its progress; never less than before. */
  percent: number;
}

export type Asked = Pick<GenerationView, 'prompt' | 'styleId' | 'size'> & { count: number };

export type Input =
  | { type: 'asked'; key: string; request: Asked }
  /** By the server, or by a network that did not reach it. */
  | { type: 'refused'; key: string }
  | { type: 'taken-back'; key: string }
  | { type: 'told'; generation: GenerationView }
  /** The server does not know it any more. */
  | { type: 'gone'; id: string }
  /** The ticking of spec §4, for engines that report no progress. */
  | { type: 'ticked'; percent: number };

export interface Step {
  board: Board;
  /** Ended just now, for somebody who waited for it. */
  ended: GenerationView | null;
  /** Had ended before this page came: no news, but the lists may be older. */
  missed: GenerationView | null;
  /** Taken back, and yet taken by the server. */
  unwanted: GenerationView | null;
}

export const EMPTY_BOARD: Board = {
  known: new Map(),
  asked: new Map(),
  ours: new Set(),
  takenBack: new Set(),
};

export function step(board: Board, input: Input): Step {
  switch (input.type) {
    case 'asked':
      return quietly({
        ...board,
        asked: new Map(board.asked).set(input.key, input.request),
        ours: new Set(board.ours).add(input.key),
      });
    case 'refused':
      return quietly(withdraw(board, input.key));
    case 'taken-back':
      return quietly({
        ...board,
        asked: without(board.asked, input.key),
        takenBack: new Set(board.takenBack).add(input.key),
      });
    case 'told':
      return hear(board, input.generation);
    case 'gone':
      return quietly({ ...board, known: without(board.known, input.id) });
    case 'ticked':
      return quietly({ ...board, known: tick(board.known, input.percent) });
  }
}

/** Whether something is still to come, and so worth asking for. */
export function isWaiting({ asked, known }: Board): boolean {
  return asked.size > 0 || openOnes({ known }).length > 0;
}

export function openOnes({ known }: Pick<Board, 'known'>): GenerationView[] {
  return [...known.values()].flatMap(({ generation }) =>
    isOpen(generation.state) ? generation : [],
  );
}

function hear(board: Board, generation: GenerationView): Step {
  const { id, version, requestKey } = generation;
  const before = board.known.get(id);
  if (before && before.generation.version >= version) return quietly(board);
  const percent = Math.max(before?.percent ?? 0, generation.progress);
  const known = new Map(board.known).set(id, { generation, percent });
  const next = { ...board, known, asked: answered(board.asked, known, requestKey) };
  if (isOpen(generation.state)) {
    const isUnwanted = !before && board.takenBack.has(requestKey);
    return { ...quietly(next), unwanted: isUnwanted ? generation : null };
  }
  // The last state is final: whoever saw an earlier one, or pressed the button, hears it now.
  const isNews = before !== undefined || board.ours.has(requestKey);
  return isNews
    ? { ...quietly(next), ended: generation }
    : { ...quietly(next), missed: generation };
}

/** The pictures of a request are taken together: once one was heard of, the others exist too. */
function withdraw(board: Board, key: string): Board {
  const isTaken = picturesHeardOf(board.known, key) > 0;
  return isTaken ? board : { ...board, asked: without(board.asked, key) };
}

function answered(asked: Board['asked'], known: Board['known'], key: string): Board['asked'] {
  const isWhole = picturesHeardOf(known, key) >= (asked.get(key)?.count ?? 0);
  return isWhole ? without(asked, key) : asked;
}

function picturesHeardOf(known: Board['known'], key: string): number {
  return [...known.values()].filter(({ generation }) => generation.requestKey === key).length;
}

function tick(known: Board['known'], percent: number): Board['known'] {
  const ticks = ({ state, progress }: GenerationView) => state === 'running' && progress === 0;
  return new Map(
    [...known].map(([id, it]) => [
      id,
      ticks(it.generation)
        ? { ...it, percent: Math.min(PROGRESS_CAP_PERCENT, it.percent + percent) }
        : it,
    ]),
  );
}

const quietly = (board: Board): Step => ({ board, ended: null, missed: null, unwanted: null });

function without<Value>(map: ReadonlyMap<string, Value>, key: string): ReadonlyMap<string, Value> {
  if (!map.has(key)) return map;
  const rest = new Map(map);
  rest.delete(key);
  return rest;
}
