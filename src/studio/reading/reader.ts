import { Worker } from 'node:worker_threads';
import type { StyleId } from '#shared/rules/pictures/generation.ts';
import { StudioError } from '#studio/studio-error.ts';
import { keepYoungSmall } from '#studio/workers/begin-roomy.ts';
import type { PromptReading } from './read-prompt.ts';

export interface Question {
  id: number;
  prompt: string;
  styleId: StyleId;
}
export type Answer = { id: number } & ({ reading: PromptReading } | { failure: string });
/** What the thread says once it has the lexicon. */
export const READY = 'ready';

export interface Reader {
  read(prompt: string, styleId: StyleId): Promise<PromptReading>;
  close(): Promise<void>;
}

/** Of a thread that has the lexicon: a prompt takes milliseconds. To load it may take a minute where others have the machine. */
export const LONGEST_SILENCE_MS = 60_000;

const WORKER = new URL('./reading-worker.ts', import.meta.url);

/**
 * Reads prompts on a thread of its own, which starts with the first of them: to load the lexicon takes
 * seconds on a small machine, and all that while the server's own thread would answer nobody.
 */
export function createReader(code: URL = WORKER): Reader {
  const waiting = new Map<number, PromiseWithResolvers<PromptReading>>();
  let worker: Worker | undefined;
  let silence: NodeJS.Timeout | undefined;
  let isReady = false;
  let count = 0;

  function spawn(): Worker {
    keepYoungSmall();
    const fresh = new Worker(code, {
      // Flags of the process that asks are not meant for it.
      execArgv: [],
      resourceLimits: { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: 192 },
    });
    isReady = false;
    fresh.on('message', (answer: Answer | typeof READY) => {
      isReady = true;
      if (answer === READY) return watch(fresh);
      const asked = waiting.get(answer.id);
      waiting.delete(answer.id);
      watch(fresh);
      // Idle, it does not keep the process alive.
      if (waiting.size === 0) fresh.unref();
      if ('reading' in answer) asked?.resolve(answer.reading);
      else asked?.reject(new StudioError('READING_FAILED', { cause: new Error(answer.failure) }));
    });
    // The next prompt starts another one.
    fresh.on('error', (cause) => giveUp(new StudioError('READING_FAILED', { cause })));
    return fresh;
  }

  /** Whoever asks must not wait for a prompt that is never read to its end. */
  function watch(thread: Worker): void {
    clearTimeout(silence);
    if (!isReady || waiting.size === 0) return;
    silence = setTimeout(() => {
      giveUp(new StudioError('READING_FAILED', { cause: new Error('The thread fell silent') }));
      void thread.terminate();
    }, LONGEST_SILENCE_MS).unref();
  }

  function giveUp(error: StudioError): void {
    worker = undefined;
    clearTimeout(silence);
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  }

  return {
    read(prompt, styleId) {
      const asked = Promise.withResolvers<PromptReading>();
      const id = (count += 1);
      worker ??= spawn();
      waiting.set(id, asked);
      if (waiting.size === 1) watch(worker);
      worker.ref();
      worker.postMessage({ id, prompt, styleId } satisfies Question);
      return asked.promise;
    },
    async close() {
      const open = worker;
      giveUp(new StudioError('STUDIO_CLOSED'));
      open?.removeAllListeners();
      await open?.terminate();
    },
  };
}
