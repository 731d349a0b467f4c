import { sql } from 'kysely';

import type { Db } from '#server/db/connect.ts';
import type { RateLimiter } from '#server/db/rate-limit/rate-limiter.ts';
import { AppError } from '#shared/errors.ts';

import type { GenerationLimits } from './deps.ts';

const MINUTE_S = 60;
/** Assumed for a picture while nothing has been finished lately. */
const USUAL_SECONDS = 8;
const PACE_WINDOW_S = 600;

/** Soft: a few requests may slip in together, the queue does not mind. */
export async function assertRoomInQueue(
  db: Db,
  { queueLength }: GenerationLimits,
  count: number,
): Promise<void> {
  const { waiting, secondsEach } = await readPace(db);
  if (waiting + count <= queueLength) return;
  const tooMany = waiting + count - queueLength;
  throw new AppError('QUEUE_FULL', { retryAfterS: Math.max(1, Math.ceil(tooMany * secondsEach)) });
}

/** How long the last one in the queue will wait, by the pace of the last minutes. */
export async function estimateWaitS(db: Db): Promise<number> {
  const { waiting, secondsEach } = await readPace(db);
  return Math.ceil((waiting + 1) * secondsEach);
}

/** Several are made at a time; while nothing is asked for, time passes that no picture took. */
async function readPace(db: Db): Promise<{ waiting: number; secondsEach: number }> {
  const { rows } = await sql<{ waiting: number; seconds_each: number | null }>`
    select (select count(*) from generations where finished_at is null and state = 'queued'
        and set_id is null) as waiting,
      extract(epoch from least((now() - min(started_at)) / nullif(count(*), 0),
        avg(finished_at - started_at)))::float8 as seconds_each
    from generations
    where state = 'succeeded' and finished_at > now() - ${PACE_WINDOW_S} * interval '1 s'`.execute(
    db,
  );
  const [row] = rows;
  return { waiting: row?.waiting ?? 0, secondsEach: row?.seconds_each ?? USUAL_SECONDS };
}

/** Before anything is tried: whoever is refused for another reason has used an attempt up as well. */
export async function enforceGenerationLimits(
  rateLimiter: RateLimiter,
  limits: GenerationLimits,
  request: { userId: string; network: string; count: number },
): Promise<void> {
  const shared = { windowS: MINUTE_S, cost: request.count };
  const retryAfterS = await rateLimiter.take([
    { ...shared, key: `generate:network:${request.network}`, limit: limits.perMinutePerNetwork },
    { ...shared, key: `generate:user:${request.userId}`, limit: limits.perMinutePerUser },
  ]);
  if (retryAfterS !== null) throw new AppError('RATE_LIMITED', { retryAfterS });
}
