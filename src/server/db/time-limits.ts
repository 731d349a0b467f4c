/** Who waits for the statement decides how long it may take. */
export type WorkKind = 'requests' | 'upkeep' | 'migrations';

export interface TimeLimits {
  connectMs: number;
  /** 0: as long as it takes. */
  statementMs: number;
  lockMs: number;
  idleInTransactionMs: number;
  /** How much longer than the statement's limit its answer may take: then the server is gone. */
  answerMs: number;
}

export const TIME_LIMITS: Readonly<Record<WorkKind, TimeLimits>> = {
  /** A person waits: better a clear 'try again' than half a minute of nothing. */
  requests: {
    // Also the time in the queue for a free connection: a crowd is served, not sent away.
    connectMs: 10_000,
    statementMs: 7000,
    lockMs: 4000,
    idleInTransactionMs: 60_000,
    answerMs: 1000,
  },
  /** Nobody waits: the ledger's verifier or an export may read everything there is. */
  upkeep: {
    connectMs: 10_000,
    statementMs: 15 * 60_000,
    lockMs: 30_000,
    idleInTransactionMs: 120_000,
    answerMs: 10_000,
  },
  migrations: {
    connectMs: 10_000,
    statementMs: 0,
    lockMs: 0,
    idleInTransactionMs: 0,
    answerMs: 0,
  },
};
