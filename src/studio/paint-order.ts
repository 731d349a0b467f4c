import { rowBands } from './row-bands.ts';
import type { JobInput } from './workers/jobs.ts';
import type { WorkerPool } from './workers/worker-pool.ts';

/** Rows of people that are stood up at a time; fixed, so the picture never depends on how many workers there are. */
const PEOPLE_ROWS = 96;
/** A sketch is to be there soon, and one worker alone would take twice as long. */
const LEAST_BANDS = 2;

/** Paints one order. People take longer than all the rest of a picture, so several workers share them. */
export async function paintOrder(
  pool: WorkerPool,
  input: JobInput<'paint'>,
  signal: AbortSignal,
): Promise<void> {
  const { painter, height } = input.order.painting;
  if (painter !== 'peopled') return pool.run('paint', input, signal);
  const light = await pool.run('room', input, signal);
  const bands = rowBands(height, Math.max(LEAST_BANDS, Math.round(height / PEOPLE_ROWS)));
  const lastFrom = bands.length - LEAST_BANDS;
  await Promise.all(
    bands.map((rows, i) =>
      pool.run('people', { ...input, light, rows, isLast: i >= lastFrom }, signal),
    ),
  );
}
