import { setTimeout as sleep } from 'node:timers/promises';

export interface Watched {
  isAlive(): boolean;
  /** Resolves when it answers again. */
  restart(): Promise<void>;
}

export interface Watchman {
  onDied(): void;
  onRestarted(): void;
  onFailed(error: unknown): void;
  /** It could not be brought back: whoever runs this process has to decide. */
  onGivenUp(): void;
}

const LOOK_MS = 250;
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 5000;
const ATTEMPTS = 12;

type Pause = (ms: number, signal: AbortSignal) => Promise<void>;

const sleepUnless: Pause = (ms, signal) =>
  sleep(ms, undefined, { signal, ref: false }).catch(() => {});

/** Brings a server back that died, at growing intervals; ends with `stop`, or when it gave up. */
export function keepRunning(
  watched: Watched,
  watchman: Watchman,
  pause: Pause = sleepUnless,
): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const { signal } = stopping;
  const rest = (ms: number) => pause(ms, signal);

  const watch = async () => {
    while (!signal.aborted) {
      await rest(LOOK_MS);
      if (signal.aborted || watched.isAlive()) continue;
      watchman.onDied();
      if (await bringBack()) watchman.onRestarted();
      else if (!signal.aborted) return watchman.onGivenUp();
    }
  };
  const bringBack = async () => {
    for (let attempt = 0; attempt < ATTEMPTS && !signal.aborted; attempt++) {
      try {
        await watched.restart();
        return true;
      } catch (error) {
        watchman.onFailed(error);
        await rest(Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** attempt));
      }
    }
    return false;
  };
  const running = watch();
  return {
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}
