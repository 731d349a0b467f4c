import { compileTracer } from './tracer/instance.ts';
import type { TracerBench, TracerCall } from './tracer/instance.ts';
import { BLUE_NOISE_POINTER, BLUE_NOISE_SCRATCH_POINTER, createArena } from './tracer/memory.ts';
import type { Arena } from './tracer/memory.ts';
import type { Chamber } from './workers/jobs.ts';
import type { WorkerCode } from './workers/worker-code.ts';
import { createWorkerPool } from './workers/worker-pool.ts';
import type { WorkerPool } from './workers/worker-pool.ts';

/** The workers and the memory they share. One picture is made in it at a time. */
export interface Darkroom {
  arena: Arena;
  pool: WorkerPool;
  /** A number that no scene in this memory has had before. */
  nextBench(): number;
  /** Lets the worker that reads load its vocabulary, ahead of its first prompt. */
  wake(): void;
  /**
   * Lets the workers load what a photograph needs, while its prompt is still being read. A meme may turn out to be
   * drawn: for it only the stage is loaded, in a worker that would have nothing to do.
   */
  prepare(photograph: { isSure: boolean }): void;
  /** The sampling pattern is the same for every picture, so it is made once per memory. It needs no scene. */
  blueNoise(): Promise<void>;
}

export async function openDarkroom(size: number, code: WorkerCode): Promise<Darkroom> {
  const pool = createWorkerPool({ size, code, tracer: await compileTracer() });
  const arena = createArena();
  let bench = 0;
  const nextBench = (): number => ++bench;
  let noise: Promise<void> | undefined;
  const blueNoise = (): Promise<void> => {
    noise ??= drawBlueNoise(pool, { number: nextBench(), memory: arena.memory, scene: 0, film: 0 });
    // The next picture tries again.
    noise.catch(() => (noise = undefined));
    return noise;
  };
  return { arena, pool, nextBench, blueNoise, ...createPreparer(pool, blueNoise) };
}

async function drawBlueNoise(pool: WorkerPool, bench: TracerBench): Promise<void> {
  const call: TracerCall = ['fillBlueNoise', BLUE_NOISE_POINTER, BLUE_NOISE_SCRATCH_POINTER];
  await pool.run('trace', { bench, call }, new AbortController().signal);
}

/** Loads the rest while the first worker reads. Once: a worker keeps what it has loaded. */
function createPreparer(
  pool: WorkerPool,
  blueNoise: () => Promise<void>,
): Pick<Darkroom, 'wake' | 'prepare'> {
  const begun = new Set<Chamber>();
  const { signal } = new AbortController();
  // Whoever needs what could not be loaded meets the failure again.
  const begin = (chamber: Chamber): void => {
    if (begun.has(chamber)) return;
    begun.add(chamber);
    pool.run('prepare', chamber, signal).catch(() => undefined);
    if (chamber === 'bench') blueNoise().catch(() => undefined);
  };
  return {
    wake: () => begin('words'),
    prepare({ isSure }) {
      begin('stage');
      if (isSure) begin('bench');
    },
  };
}
