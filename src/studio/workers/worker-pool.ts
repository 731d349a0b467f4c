import { StudioError } from '#studio/studio-error.ts';
import type { WasmModule } from '#studio/tracer/wasm-api.ts';
import type { JobInput, JobName, JobOutput } from './jobs.ts';
import { seatOf } from './seats.ts';
import type { WorkerCode } from './worker-code.ts';
import { createWorkerSlot } from './worker-slot.ts';
import type { Task, WorkerSlot } from './worker-slot.ts';

export interface WorkerPool {
  /** Runs a job on the next free worker that may do it. An aborted job is refused at once; its worker is given up if it does not come back. */
  run<K extends JobName>(name: K, input: JobInput<K>, signal: AbortSignal): Promise<JobOutput<K>>;
  /** Resolves when no worker touches shared memory any more. */
  settle(): Promise<void>;
  close(): Promise<void>;
}

/** How long a worker may finish a job nobody waits for before it is stopped. */
const GRACE_MS = 60;

export interface PoolOptions {
  size: number;
  tracer: WasmModule;
  code: WorkerCode;
}

export function createWorkerPool({ size, tracer, code }: PoolOptions): WorkerPool {
  const queue: Task[] = [];
  const slots = Array.from({ length: size }, (_, thread): WorkerSlot => {
    return createWorkerSlot({ thread, tracer, ...code, onFree });
  });
  let isClosed = false;
  let whenIdle: (() => void)[] = [];

  function onFree(): void {
    dispatch();
    if (isBusy()) return;
    for (const resolve of whenIdle) resolve();
    whenIdle = [];
  }

  const isBusy = (): boolean => slots.some(({ task }) => task);

  function dispatch(): void {
    for (const [seat, slot] of slots.entries()) {
      if (slot.task) continue;
      const next = queue.findIndex(({ message }) => (seatOf(message, size) ?? seat) === seat);
      if (next >= 0) slot.start(...(queue.splice(next, 1) as [Task]));
    }
  }

  function abandon(task: Task): void {
    const waiting = queue.indexOf(task);
    if (waiting >= 0) queue.splice(waiting, 1);
    const slot = slots.find((candidate) => candidate.task === task);
    if (!slot) return;
    setTimeout(() => {
      if (slot.task === task) void slot.replace(new StudioError('CANCELLED'));
    }, GRACE_MS);
  }

  return {
    run(name, input, signal) {
      if (isClosed) return Promise.reject(new StudioError('STUDIO_CLOSED'));
      if (signal.aborted) return Promise.reject(new StudioError('CANCELLED'));
      const { promise, resolve, reject } = Promise.withResolvers<JobOutput<typeof name>>();
      const task: Task = { message: { name, input }, resolve, reject };
      const onAbort = (): void => {
        reject(new StudioError('CANCELLED'));
        abandon(task);
      };
      signal.addEventListener('abort', onAbort, { once: true });
      queue.push(task);
      dispatch();
      return promise.finally(() => signal.removeEventListener('abort', onAbort));
    },
    settle() {
      return isBusy() ? new Promise((resolve) => whenIdle.push(resolve)) : Promise.resolve();
    },
    async close() {
      isClosed = true;
      for (const task of queue.splice(0)) task.reject(new StudioError('STUDIO_CLOSED'));
      await Promise.all(slots.map((slot) => slot.close()));
    },
  };
}
