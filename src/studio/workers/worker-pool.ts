import { Worker } from 'node:worker_threads';
import { StudioError } from '#studio/studio-error.ts';
import type { JobInput, JobName, JobOutput, JobReply } from './jobs.ts';
import type { StudioWorkerData } from './studio-worker.ts';

export interface WorkerPool {
  size: number;
  /** Runs a job on the next free worker. An aborted job is refused at once; its worker is given up if it does not come back. */
  run<K extends JobName>(name: K, input: JobInput<K>, signal: AbortSignal): Promise<JobOutput<K>>;
  /** Resolves when no worker touches shared memory any more. */
  settle(): Promise<void>;
  close(): Promise<void>;
}

interface Task {
  message: { name: JobName; input: unknown };
  signal: AbortSignal;
  resolve(output: unknown): void;
  reject(error: unknown): void;
}

interface Slot {
  thread: number;
  worker: Worker;
  task: Task | undefined;
}

/** How long a worker may finish a job nobody waits for before it is stopped. */
const GRACE_MS = 60;

export function createWorkerPool({
  size,
  stepsUrl,
}: {
  size: number;
  stepsUrl: string;
}): WorkerPool {
  const queue: Task[] = [];
  const slots: Slot[] = [];
  let isClosed = false;
  let whenIdle: (() => void)[] = [];

  function spawn(thread: number): Worker {
    const data: StudioWorkerData = { thread, stepsUrl };
    const worker = new Worker(new URL('./studio-worker.ts', import.meta.url), {
      workerData: data,
      // Flags of the process that asks (a test runner's, a debugger's) are not meant for the workers.
      execArgv: [],
      resourceLimits: { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: 256 },
    });
    worker.unref();
    worker.on('message', (reply: JobReply) => finish(thread, reply));
    worker.on('error', (error) => replace(thread, error));
    return worker;
  }

  function finish(thread: number, reply: JobReply): void {
    const slot = slots[thread]!;
    const task = slot.task;
    free(slot);
    if (!task) return;
    if ('output' in reply) task.resolve(reply.output);
    else task.reject(new StudioError('RENDER_FAILED', { cause: new Error(reply.failure) }));
    next();
  }

  function free(slot: Slot): void {
    slot.task = undefined;
    slot.worker.unref();
    if (slots.some(({ task }) => task)) return;
    whenIdle.forEach((resolve) => resolve());
    whenIdle = [];
  }

  function replace(thread: number, cause: unknown): void {
    const slot = slots[thread]!;
    slot.task?.reject(new StudioError('RENDER_FAILED', { cause }));
    slot.worker.removeAllListeners();
    const gone = slot.worker.terminate();
    if (!isClosed) slot.worker = spawn(thread);
    void gone.then(() => {
      free(slot);
      next();
    });
  }

  function next(): void {
    for (const slot of slots) {
      if (slot.task) continue;
      const task = queue.shift();
      if (!task) return;
      slot.task = task;
      slot.worker.ref();
      slot.worker.postMessage(task.message);
    }
  }

  function abandon(task: Task): void {
    task.reject(new StudioError('CANCELLED'));
    const waiting = queue.indexOf(task);
    if (waiting >= 0) queue.splice(waiting, 1);
    const slot = slots.find((candidate) => candidate.task === task);
    if (!slot) return;
    setTimeout(() => {
      if (slot.task === task) replace(slot.thread, new StudioError('CANCELLED'));
    }, GRACE_MS);
  }

  for (let thread = 0; thread < size; thread++) {
    slots.push({ thread, worker: spawn(thread), task: undefined });
  }

  return {
    size,
    run<K extends JobName>(name: K, input: JobInput<K>, signal: AbortSignal) {
      return new Promise<JobOutput<K>>((resolve, reject) => {
        if (isClosed) return reject(new StudioError('STUDIO_CLOSED'));
        if (signal.aborted) return reject(new StudioError('CANCELLED'));
        const onAbort = (): void => abandon(task);
        const task: Task = {
          message: { name, input },
          signal,
          resolve: (output) => {
            signal.removeEventListener('abort', onAbort);
            resolve(output as JobOutput<K>);
          },
          reject: (error) => {
            signal.removeEventListener('abort', onAbort);
            reject(error);
          },
        };
        signal.addEventListener('abort', onAbort, { once: true });
        queue.push(task);
        next();
      });
    },
    settle() {
      if (!slots.some(({ task }) => task)) return Promise.resolve();
      return new Promise((resolve) => whenIdle.push(resolve));
    },
    async close() {
      isClosed = true;
      queue.splice(0).forEach((task) => task.reject(new StudioError('STUDIO_CLOSED')));
      for (const { task } of slots) task?.reject(new StudioError('STUDIO_CLOSED'));
      await Promise.all(slots.map(({ worker }) => worker.terminate()));
    },
  };
}
