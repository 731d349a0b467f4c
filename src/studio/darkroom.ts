import type { TracerCall } from './tracer/instance.ts';
import { BLUE_NOISE_POINTER, BLUE_NOISE_SCRATCH_POINTER, createArena } from './tracer/memory.ts';
import type { Arena } from './tracer/memory.ts';
import { createWorkerPool } from './workers/worker-pool.ts';
import type { WorkerPool } from './workers/worker-pool.ts';

/** The workers and the memory they share. One picture is made in it at a time. */
export interface Darkroom {
  arena: Arena;
  pool: WorkerPool;
  /** A number that no scene in this memory has had before. */
  nextBench(): number;
}

export function openDarkroom(options: { size: number; stepsUrl: string }): Darkroom {
  let bench = 0;
  const pool = createWorkerPool(options);
  return { arena: createArena(), pool, nextBench: () => ++bench };
}

const NO_SCENE = 0;

/** The sampling pattern is the same for every picture, so it is made once per memory. */
export async function prepareDarkroom(
  { arena, pool, nextBench }: Darkroom,
  signal: AbortSignal,
): Promise<void> {
  const bench = { number: nextBench(), memory: arena.memory, scene: NO_SCENE, film: NO_SCENE };
  const call: TracerCall = ['fillBlueNoise', BLUE_NOISE_POINTER, BLUE_NOISE_SCRATCH_POINTER];
  await pool.run('trace', { bench, call }, signal);
}
