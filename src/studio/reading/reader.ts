import { Worker } from 'node:worker_threads';
import type { StyleId } from '#shared/rules/pictures/generation.ts';
import { StudioError } from '#studio/studio-error.ts';
import type { PromptReading } from './read-prompt.ts';

export interface Question {
  id: number;
  prompt: string;
  styleId: StyleId;
}
export type Answer = { id: number } & ({ reading: PromptReading } | { failure: string });

export interface Reader {
  read(prompt: string, styleId: StyleId): Promise<PromptReading>;
  close(): Promise<void>;
}

const WORKER = new URL('./reading-worker.ts', import.meta.url);

/**
 * Reads prompts on a thread of its own, which starts with the first of them: to load the lexicon takes
 * seconds on a small machine, and all that while the server's own thread would answer nobody.
 */
export function createReader(code: URL = WORKER): Reader {
  const waiting = new Map<number, PromiseWithResolvers<PromptReading>>();
  let worker: Worker | undefined;
  let count = 0;

  function spawn(): Worker {
    const fresh = new Worker(code, {
      // Flags of the process that asks are not meant for it.
      execArgv: [],
      resourceLimits: { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: 192 },
    });
    fresh.on('message', (answer: Answer) => {
      const asked = waiting.get(answer.id);
      waiting.delete(answer.id);
      // Idle, it does not keep the process alive.
      if (waiting.size === 0) fresh.unref();
      if ('reading' in answer) asked?.resolve(answer.reading);
      else asked?.reject(new StudioError('READING_FAILED', { cause: new Error(answer.failure) }));
    });
    // The next prompt starts another one.
    fresh.on('error', (cause) => giveUp(new StudioError('READING_FAILED', { cause })));
    return fresh;
  }

  function giveUp(error: StudioError): void {
    worker = undefined;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  }

  return {
    read(prompt, styleId) {
      const asked = Promise.withResolvers<PromptReading>();
      const id = (count += 1);
      waiting.set(id, asked);
      worker ??= spawn();
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
