import type { GenerationView } from '#shared/contract/generations.ts';
import { retryDelay } from '#web/lib/requests/query-client.ts';
import { EMPTY_BOARD, isWaiting, openOnes, step } from './board.ts';
import type { Board, Input } from './board.ts';

export interface FeedSources {
  /** Those being made and those that ended lately. */
  list: () => Promise<readonly GenerationView[]>;
  /** Null where the server does not know it any more. */
  get: (id: string) => Promise<GenerationView | null>;
  cancel: (id: string) => Promise<GenerationView>;
  openStream: (onTold: (generation: GenerationView) => void, onReopened: () => void) => () => void;
}

export interface FeedListeners {
  onEnded: (generation: GenerationView) => void;
  onMissed: (generation: GenerationView) => void;
  /** The list could not be had: signed out, or no network. */
  onListFailed: (error: unknown) => void;
}

export type GenerationFeed = ReturnType<typeof createGenerationFeed>;

/** Whoever heard nothing for this long asks. */
const POLL_MS = 3000;

/** Brings everything that speaks of generations to one board, and asks where nothing speaks. */
export function createGenerationFeed(sources: FeedSources, listeners: FeedListeners) {
  const watchers = new Set<() => void>();
  let board: Board = EMPTY_BOARD;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let closeStream: (() => void) | undefined;
  /** How often in a row the list could not be had. */
  let failures = 0;

  const take = (input: Input) => {
    const next = step(board, input);
    board = next.board;
    if (next.unwanted) void sources.cancel(next.unwanted.id).then(tell, () => {});
    for (const watcher of watchers) watcher();
    if (next.ended) listeners.onEnded(next.ended);
    if (next.missed) listeners.onMissed(next.missed);
    if (input.type !== 'ticked') arrange();
  };
  const tell = (generation: GenerationView) => take({ type: 'told', generation });

  const refresh = async () => {
    try {
      const listed = await sources.list();
      failures = 0;
      const ids = new Set(listed.map(({ id }) => id));
      const left = openOnes(board).filter(({ id }) => !ids.has(id));
      for (const generation of listed) tell(generation);
      // Ended while this page slept, too long ago for the list.
      for (const { id } of left) {
        const found = await sources.get(id);
        if (found) tell(found);
        else take({ type: 'gone', id });
      }
    } catch (error) {
      failures += 1;
      listeners.onListFailed(error);
    }
    arrange();
  };

  /** Asks again after a silence while something is to come; keeps the stream while it is of use. */
  const arrange = () => {
    clearTimeout(timer);
    if (!watchers.size) return;
    const pauseMs = failures > 0 ? retryDelay(failures) : POLL_MS;
    if (failures > 0 || isWaiting(board)) timer = setTimeout(() => void refresh(), pauseMs);
    // Browsers open six connections to a server: a hidden window does not take one for nothing.
    const isUseful = document.visibilityState === 'visible' || isWaiting(board);
    if (isUseful) closeStream ??= sources.openStream(tell, () => void refresh());
    else dropStream();
  };
  const dropStream = () => {
    closeStream?.();
    closeStream = undefined;
  };
  const lookAgain = () => {
    if (document.visibilityState === 'visible') void refresh();
    else arrange();
  };

  return {
    getBoard: () => board,
    take,
    refresh,
    subscribe: (watcher: () => void) => {
      watchers.add(watcher);
      if (watchers.size === 1) {
        document.addEventListener('visibilitychange', lookAgain);
        addEventListener('online', lookAgain);
        void refresh();
      }
      return () => {
        watchers.delete(watcher);
        if (watchers.size > 0) return;
        document.removeEventListener('visibilitychange', lookAgain);
        removeEventListener('online', lookAgain);
        clearTimeout(timer);
        dropStream();
      };
    },
  };
}
