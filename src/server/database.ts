import path from 'node:path';

import type { Config } from '#server/config.ts';
import { acquireDataLock, DataLockedError } from '#server/db/data-lock.ts';
import { databaseAccount, protectFolder } from '#server/db/embedded/account.ts';
import { startCluster } from '#server/db/embedded/cluster.ts';
import { loadSecrets } from '#server/db/secrets.ts';

/** A database to run on, and how to let go of it. */
export interface RunningDatabase {
  url: string;
  kind: 'embedded' | 'external';
  wasAdopted: boolean;
  stop(): Promise<void>;
}

/** The one named by DATABASE_URL, else the embedded one, which belongs to one process at a time. */
export async function openDatabase(config: Config): Promise<RunningDatabase> {
  protectFolder(config.dataDir, config.database.url ? {} : databaseAccount());
  if (config.database.url)
    return { url: config.database.url, kind: 'external', wasAdopted: false, stop: async () => {} };
  const lock = acquireDataLock(config.dataDir);
  const cluster = await startCluster(clusterOf(config));
  return {
    url: cluster.url,
    kind: 'embedded',
    wasAdopted: cluster.wasAdopted,
    stop: async () => {
      await cluster.stop();
      lock.release();
    },
  };
}

/** For tools: beside a Vignette that runs on the same data, or on their own where none does. */
export async function joinDatabase(config: Config): Promise<RunningDatabase> {
  try {
    return await openDatabase(config);
  } catch (error) {
    if (!(error instanceof DataLockedError)) throw error;
    const { url, wasAdopted } = await startCluster(clusterOf(config));
    return { url, wasAdopted, kind: 'embedded', stop: async () => {} };
  }
}

function clusterOf(config: Config) {
  return {
    folder: path.join(config.dataDir, 'postgres'),
    password: loadSecrets(config.dataDir).databasePassword,
    database: 'vignette',
  };
}
