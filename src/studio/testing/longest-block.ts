import { setTimeout as sleep } from 'node:timers/promises';

/**
 * The longest stretch of CPU time that the calling thread spent without a look at its timers while the work went on, as
 * a share of all the CPU time that the work took on all threads. A share, and CPU time rather than clock time: neither
 * a slow machine nor other programs on it must fail the test. A timer rather than every turn of the event loop, which
 * would keep a core busy with nothing but looking.
 */
export async function longestBlock(work: () => Promise<unknown>): Promise<number> {
  let isDone = false;
  const began = process.cpuUsage();
  const finished = work().finally(() => (isDone = true));
  let longest = 0;
  while (!isDone) {
    const before = process.threadCpuUsage();
    await sleep(1);
    longest = Math.max(longest, sum(process.threadCpuUsage(before)));
  }
  await finished;
  return longest / sum(process.cpuUsage(began));
}

const sum = ({ user, system }: NodeJS.CpuUsage): number => user + system;
