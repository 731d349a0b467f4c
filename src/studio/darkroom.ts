import type { StyleId } from '#shared/rules/pictures/generation.ts';
import { DRAWN_STYLES } from './litho/drawn-styles.ts';
import { compileTracer } from './tracer/instance.ts';
import type { TracerBench, TracerCall } from './tracer/instance.ts';
import { BLUE_NOISE_POINTER, BLUE_NOISE_SCRATCH_POINTER, createArena } from './tracer/memory.ts';
import type { Arena } from './tracer/memory.ts';
import type { Chamber, Rehearsed } from './workers/jobs.ts';
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
  wake(): Promise<void>;
  /** Lets the workers load what a picture of this style needs beside the vocabulary. Never fails. */
  prepare(styleId: StyleId): Promise<void>;
  /** Lets the worker that reads do so once, and print if a print is to come: its own code is slow the first time. Never fails. */
  rehearse(styleId: StyleId): Promise<void>;
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
): Pick<Darkroom, 'wake' | 'prepare' | 'rehearse'> {
  const begun = new Map<Chamber, Promise<void>>();
  const rehearsed = new Map<Rehearsed, Promise<void>>();
  const { signal } = new AbortController();
  const load = async (chamber: Chamber): Promise<void> => {
    const loading = pool.run('prepare', chamber, signal);
    await (chamber === 'bench' ? Promise.all([loading, blueNoise()]) : loading);
  };
  const begin = (chamber: Chamber): Promise<void> => {
    // Whoever needs what could not be loaded meets the failure again.
    const begunNow = begun.get(chamber) ?? load(chamber).catch(() => undefined);
    begun.set(chamber, begunNow);
    return begunNow;
  };
  return {
    wake: () => begin('words'),
    prepare: async (styleId) => void (await Promise.all(chambersOf(styleId).map(begin))),
    rehearse: (styleId) => {
      const part = DRAWN_STYLES.includes(styleId) ? 'press' : 'words';
      const known =
        rehearsed.get(part) ?? pool.run('rehearse', part, signal).catch(() => undefined);
      rehearsed.set(part, known);
      return known;
    },
  };
}

/** A meme may turn out to be drawn: for it only the stage is loaded, in a worker that would have nothing to do. */
function chambersOf(styleId: StyleId): readonly Chamber[] {
  if (DRAWN_STYLES.includes(styleId)) return ['press'];
  return styleId === 'meme_style' ? ['stage'] : ['stage', 'bench'];
}
