import os from 'node:os';

import type { Sandbox, SandboxLimits } from '#server/ports/sandbox.ts';

import { runProcess } from './run-process.ts';
import { createTurns } from './turns.ts';

/** Enough for any honest picture; a caller that knows better says less. */
const LIMITS: SandboxLimits = {
  // Work is limited by its CPU time; the clock ends who sleeps, and must not end who waits for a busy machine.
  wallMs: 45_000,
  cpuS: 10,
  memoryMb: 384,
  inputBytes: 28 * 1024 * 1024,
  outputBytes: 64 * 1024 * 1024,
};
const TURNS = {
  atOnce: Math.max(1, Math.min(4, os.availableParallelism() - 1)),
  waitingPerOwner: 16,
  waiting: 64,
};

export function createProcessSandbox(turnLimits: Partial<typeof TURNS> = {}): Sandbox {
  const turns = createTurns({ ...TURNS, ...turnLimits });
  return {
    run: (job) =>
      turns.take(job.owner, job.signal, () => runProcess(job, { ...LIMITS, ...job.limits })),
  };
}
