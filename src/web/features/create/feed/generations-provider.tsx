import { createContext, use, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import type { GenerationView } from '#shared/contract/generations.ts';
import { PROGRESS_STEP_MAX_PERCENT, PROGRESS_TICK_MS } from '#shared/rules/pictures/generation.ts';
import { api } from '#web/lib/requests/api.ts';
import { errorCodeOf } from '#web/lib/requests/error-code.ts';
import { notifyError } from '#web/lib/notices/notify.ts';
import { openStream } from '#web/lib/requests/open-stream.ts';
import { useStableCallback } from '#web/lib/hooks/use-stable-callback.ts';
import { announceEnd } from './announce.ts';
import { openOnes } from './board.ts';
import type { Board } from './board.ts';
import { viewOf } from './board-view.ts';
import type { BoardView, Sheet } from './board-view.ts';
import { createGenerationFeed } from './generation-feed.ts';
import type { FeedListeners } from './generation-feed.ts';
import { createRequests } from './request-pictures.ts';
import type { Scene } from './request-pictures.ts';

export type Generations = BoardView & {
  /** How long the engine's last pictures took, in seconds. */
  paceS: number | null;
  /** Asks for pictures; answers with the key of the request. */
  request: (scene: Scene) => string;
  /** Gives up whatever of the sheet is not finished. */
  cancel: (sheet: Sheet) => void;
};

const Context = createContext<Generations | null>(null);

export function useGenerations(): Generations {
  const generations = use(Context);
  if (!generations) throw new Error('Generations were asked for outside their provider');
  return generations;
}

type ProviderProps = FeedListeners & { children: ReactNode };

/** Above the tabs and pages of a member: what is being made goes on whatever they look at. */
export function GenerationsProvider({ children, ...listeners }: ProviderProps) {
  const onEnded = useStableCallback(listeners.onEnded);
  const onMissed = useStableCallback(listeners.onMissed);
  const onListFailed = useStableCallback(listeners.onListFailed);
  const [paceS, setPaceS] = useState<number | null>(null);
  const [{ feed, requests }] = useState(() =>
    createFeed({ onEnded, onMissed, onListFailed }, setPaceS),
  );
  const board = useSyncExternalStore(feed.subscribe, feed.getBoard, feed.getBoard);
  useTicking(board, () =>
    feed.take({ type: 'ticked', percent: Math.random() * PROGRESS_STEP_MAX_PERCENT }),
  );
  const cancel = useStableCallback(({ key, cells }: Sheet) => {
    if (cells.some(({ id }) => id === null)) requests.takeBack(key);
    const open = openOnes(board).filter(({ requestKey }) => requestKey === key);
    for (const { id } of open)
      api.generations
        .cancel({ id })
        .then((generation) => feed.take({ type: 'told', generation }), notifyError);
  });
  const generations = useMemo(
    () => ({ ...viewOf(board), paceS, request: requests.request, cancel }),
    [board, paceS, requests, cancel],
  );
  return <Context value={generations}>{children}</Context>;
}

function createFeed(listeners: FeedListeners, onPace: (seconds: number | null) => void) {
  const feed = createGenerationFeed(
    {
      list: async () => {
        const { generations, paceS } = await api.generations.list({ state: 'recent' });
        onPace(paceS);
        return generations;
      },
      get: (id) =>
        api.generations.get({ id }).catch((error: unknown) => {
          if (errorCodeOf(error) === 'NOT_FOUND') return null;
          throw error;
        }),
      cancel: (id) => api.generations.cancel({ id }),
      openStream: (onTold, onReopened) =>
        openStream('/api/events', {
          onTold: (generation) => onTold(generation as GenerationView),
          onReopened,
        }),
    },
    {
      ...listeners,
      onEnded: (generation: GenerationView) => {
        announceEnd(generation, feed.getBoard());
        listeners.onEnded(generation);
      },
    },
  );
  const requests = createRequests({
    feed,
    generate: async (order, signal) =>
      (await api.generations.generate(order, { signal })).body.generations,
    onRefused: notifyError,
  });
  return { feed, requests };
}

/** Only while an engine runs that says nothing. */
function useTicking(board: Board, tick: () => void): void {
  const isSilent = openOnes(board).some(
    ({ state, progress }) => state === 'running' && progress === 0,
  );
  const onTick = useStableCallback(tick);
  useEffect(() => {
    if (!isSilent) return;
    const timer = setInterval(onTick, PROGRESS_TICK_MS);
    return () => clearInterval(timer);
  }, [isSilent, onTick]);
}
