import { BroadcastChannel } from 'node:worker_threads';
import type { Chamber } from '#studio/workers/jobs.ts';

export * from './smoke-steps.ts';

/** Where a worker says what it loads ahead. */
export const LOADING = 'vignette-loading';

export function prepare(chamber: Chamber): Promise<void> {
  const channel = new BroadcastChannel(LOADING);
  channel.postMessage(chamber);
  channel.close();
  return Promise.resolve();
}
