import { BroadcastChannel } from 'node:worker_threads';
import type { Chamber, Rehearsed } from '#studio/workers/jobs.ts';

export * from './smoke-steps.ts';

/** Where a worker says what it loads ahead. */
export const LOADING = 'vignette-loading';

export const prepare = (chamber: Chamber): Promise<void> => say(chamber);

export const rehearse = (part: Rehearsed): Promise<void> => say(`${part}, rehearsed`);

function say(what: string): Promise<void> {
  const channel = new BroadcastChannel(LOADING);
  channel.postMessage(what);
  channel.close();
  return Promise.resolve();
}
