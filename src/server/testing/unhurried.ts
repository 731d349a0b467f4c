import { connect } from '#server/db/connect.ts';
import type { Connection } from '#server/db/connect.ts';
import type { TimeLimits } from '#server/db/time-limits.ts';

/** Nobody waits in a test, and a busy machine is no fault. */
export const UNHURRIED: TimeLimits = {
  connectMs: 120_000,
  statementMs: 120_000,
  lockMs: 60_000,
  idleInTransactionMs: 120_000,
  answerMs: 10_000,
};

/** A test's own hand in a database. */
export function connectUnhurried(url: string, poolSize = 2): Connection {
  return connect({ url, poolSize, limits: UNHURRIED, onError: () => {} });
}
