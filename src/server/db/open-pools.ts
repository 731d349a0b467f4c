import { connect } from './connect.ts';
import type { Connection, ConnectOptions } from './connect.ts';

/**
 * Signing up is a transaction of the identity library that asks our own code things midway. From one
 * pool, as many newcomers at once as there are connections would all wait for one more.
 */
const IDENTITY_POOL_SIZE = 4;
const UPKEEP_POOL_SIZE = 4;

export interface Pools {
  requests: Connection;
  identity: Connection;
  /** For what nobody waits for: its statements may take minutes. */
  upkeep: Connection;
  close(): Promise<void>;
}

/** The database, opened once for each kind of work, so that none of them waits for another. */
export function openPools(options: Omit<ConnectOptions, 'kind'>): Pools {
  const requests = connect({ ...options, kind: 'requests' });
  const identity = connect({ ...options, poolSize: IDENTITY_POOL_SIZE, kind: 'requests' });
  const upkeep = connect({ ...options, poolSize: UPKEEP_POOL_SIZE, kind: 'upkeep' });
  return {
    requests,
    identity,
    upkeep,
    close: async () => {
      await Promise.all([requests, identity, upkeep].map((opened) => opened.close()));
    },
  };
}
