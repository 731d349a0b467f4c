import type { GenerationDeps } from '#server/generations/deps.ts';

/** Why a run was interrupted. */
export type Interruption = 'deadline' | 'ended' | 'handed-over';

export interface RunWatch {
  signal: AbortSignal;
  /** The first cause, once the signal has fired. */
  cause(): Interruption | null;
  /** Rejects when the signal fires, so that an engine that ignores it cannot hold the run. */
  interrupted: Promise<never>;
  /** Starts the clock anew for the next step. */
  allow(ms: number): void;
  stop(): void;
}

/** Everything that may interrupt a run: its deadline, its end by someone else, the end of this process. */
export function watchRun(
  { changes, deadlineMs }: Pick<GenerationDeps, 'changes' | 'deadlineMs'>,
  run: { id: string; userId: string; handOver: AbortSignal },
): RunWatch {
  const controller = new AbortController();
  let cause: Interruption | null = null;
  const interrupt = (because: Interruption) => {
    cause ??= because;
    controller.abort(new Error(`The run was interrupted: ${cause}`));
  };
  let deadline = setTimeout(interrupt, deadlineMs, 'deadline');
  const onHandOver = () => interrupt('handed-over');
  run.handOver.addEventListener('abort', onHandOver);
  const unwatch = changes.watch(run.userId, (change) => {
    if (change?.kind !== 'generation' || change.generationId !== run.id) return;
    if (isEnded(change.state)) interrupt('ended');
  });
  if (run.handOver.aborted) onHandOver();
  const interrupted = new Promise<never>((_, reject) => {
    controller.signal.addEventListener('abort', () => reject(controller.signal.reason as Error));
  });
  interrupted.catch(() => {});
  return {
    signal: controller.signal,
    cause: () => cause,
    interrupted,
    allow: (ms) => {
      clearTimeout(deadline);
      deadline = setTimeout(interrupt, ms, 'deadline');
    },
    stop: () => {
      clearTimeout(deadline);
      run.handOver.removeEventListener('abort', onHandOver);
      unwatch();
    },
  };
}

const isEnded = (state: string) =>
  state === 'cancelled' || state === 'expired' || state === 'failed';
