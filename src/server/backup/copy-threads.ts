import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';

import { copyParts } from './copy-parts.ts';
import type { CopiedStore, Parts } from './copy-parts.ts';
import { openFolder } from './file-source.ts';

export interface CopyThreadData extends Omit<Parts, 'signal'> {
  root: string;
}

const MOST_THREADS = 4;
/** A store with fewer parts is copied before a thread has started. */
const PARTS_PER_THREAD = 64;

/** A store on this machine: reading, summing and writing keep a core busy, so each core gets its share. */
export async function copyInThreads(root: string, job: Parts): Promise<CopiedStore[]> {
  const { folder, parts, signal } = job;
  const filled = parts.filter((part) => existsSync(path.join(root, part)));
  const threads = Math.min(
    MOST_THREADS,
    availableParallelism(),
    Math.ceil(filled.length / PARTS_PER_THREAD),
  );
  if (threads <= 1) return [await copyParts(openFolder(root), job)];
  const shares = Array.from({ length: threads }, (_, n) =>
    parts.filter((_part, index) => index % threads === n),
  );
  return Promise.all(shares.map((share) => runThread({ root, folder, parts: share }, signal)));
}

/** One that fails or is called off takes nobody with it: what it copied is noted, and the backup has no manifest. */
async function runThread(data: CopyThreadData, signal: AbortSignal): Promise<CopiedStore> {
  const worker = new Worker(new URL('./copy-thread.ts', import.meta.url), {
    workerData: data,
    execArgv: [],
  });
  try {
    const [copied] = (await once(worker, 'message', { signal })) as [CopiedStore];
    return copied;
  } finally {
    await worker.terminate();
  }
}
