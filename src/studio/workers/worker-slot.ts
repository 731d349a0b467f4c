import { Worker } from 'node:worker_threads';
import { StudioError } from '#studio/studio-error.ts';
import { beginRoomy } from './begin-roomy.ts';
import type { JobReply, JobRequest } from './jobs.ts';
import type { StudioWorkerData } from './studio-worker.ts';

/** A job on its way: what to post and whom to tell. */
export interface Task {
  message: JobRequest;
  resolve(output: unknown): void;
  reject(error: unknown): void;
}

/** A place for one worker, which starts with its first job and is replaced when it fails or does not come back. */
export interface WorkerSlot {
  readonly task: Task | undefined;
  start(task: Task): void;
  /** Stops the worker in the middle of its job. */
  replace(cause: unknown): Promise<void>;
  close(): Promise<void>;
}

export interface SlotOptions extends StudioWorkerData {
  workerUrl: string;
  /** The worker can take its next job. */
  onFree(): void;
}

export function createWorkerSlot({ onFree, workerUrl, ...data }: SlotOptions): WorkerSlot {
  let task: Task | undefined;
  let worker: Worker | undefined;

  function spawn(): Worker {
    const fresh = createWorker(workerUrl, data);
    fresh.on('message', finish);
    fresh.on('error', (cause) => void replace(cause));
    return fresh;
  }

  function finish(reply: JobReply): void {
    const done = task;
    free();
    if ('output' in reply) done?.resolve(reply.output);
    else done?.reject(new StudioError('RENDER_FAILED', { cause: new Error(reply.failure) }));
  }

  function free(): void {
    task = undefined;
    worker?.unref();
    onFree();
  }

  async function replace(cause: unknown): Promise<void> {
    task?.reject(new StudioError('RENDER_FAILED', { cause }));
    // The old worker may write to shared memory until it is really gone, so the slot stays taken.
    await dismiss();
    free();
  }

  async function dismiss(): Promise<void> {
    worker?.removeAllListeners();
    await worker?.terminate();
    worker = undefined;
  }

  return {
    get task() {
      return task;
    },
    start(next) {
      task = next;
      worker ??= spawn();
      worker.ref();
      worker.postMessage(next.message);
    },
    replace,
    async close() {
      task?.reject(new StudioError('STUDIO_CLOSED'));
      await dismiss();
    },
  };
}

function createWorker(url: string, data: StudioWorkerData): Worker {
  beginRoomy();
  const worker = new Worker(new URL(url), {
    workerData: data,
    // Flags of the process that asks (a test runner's, a debugger's) are not meant for the workers.
    execArgv: [],
    resourceLimits: { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: 256 },
  });
  // An idle worker must not keep the process alive.
  worker.unref();
  return worker;
}
