import { setImmediate as nextTick } from 'node:timers/promises';

/**
 * The longest stretch of CPU time, in milliseconds, that the calling thread spent between two turns of its event loop
 * while the work went on. CPU time rather than clock time: other programs on the machine must not fail the test.
 */
export async function longestBlock(work: () => Promise<unknown>): Promise<number> {
  let isDone = false;
  const finished = work().finally(() => (isDone = true));
  let longest = 0;
  while (!isDone) {
    const before = process.threadCpuUsage();
    await nextTick();
    const { user, system } = process.threadCpuUsage(before);
    longest = Math.max(longest, (user + system) / 1000);
  }
  await finished;
  return longest;
}
