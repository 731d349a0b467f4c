import path from 'node:path';

import type { Config } from '#server/config.ts';
import { acquireDataLock } from '#server/db/data-lock.ts';
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
  if (config.database.url)
    return { url: config.database.url, kind: 'external', wasAdopted: false, stop: async () => {} };
  const lock = acquireDataLock(config.dataDir);
  const cluster = await startCluster({
    folder: path.join(config.dataDir, 'postgres'),
    password: loadSecrets(config.dataDir).databasePassword,
    database: 'vignette',
  });
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
