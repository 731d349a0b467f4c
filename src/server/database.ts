import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { Config } from '#server/config.ts';
import { awaitDatabase } from '#server/db/await-database.ts';
import { nameFolderFault } from '#server/db/data-folder-faults.ts';
import { acquireDataLock, DataLockedError } from '#server/db/data-folder-lock.ts';
import { refuseTransactionPooler } from '#server/db/detect-pooler.ts';
import { databaseAccount, protectFolder } from '#server/db/embedded/account.ts';
import { hasCluster, startCluster } from '#server/db/embedded/cluster.ts';
import type { Cluster } from '#server/db/embedded/cluster.ts';
import type { Watchman } from '#server/db/embedded/keep-running.ts';
import { hasSecrets, loadSecrets } from '#server/db/secrets.ts';
import { RefusalToStart } from '#server/exit-with-reason.ts';

/** A database to run on, and how to let go of it. */
export interface RunningDatabase {
  url: string;
  /** Past any pooler, for what needs a session: migrations, the queue, events. */
  directUrl: string;
  kind: 'embedded' | 'external';
  wasAdopted: boolean;
  /** Has the embedded one started again when it dies; a hosted one has its own keepers. */
  supervise(watchman: Watchman): void;
  stop(): Promise<void>;
}

/**
 * The one named by DATABASE_URL, else the embedded one, which belongs to one process at a time.
 * `isRestoring`: a new one is what is wanted, even where there was one before.
 */
export async function openDatabase(
  config: Config,
  { isRestoring = false } = {},
): Promise<RunningDatabase> {
  try {
    protectFolder(config.dataDir, config.database.url ? {} : databaseAccount());
    if (config.database.url)
      return await openExternal(config.database.url, config.database.directUrl);
    return await openEmbedded(config, isRestoring);
  } catch (error) {
    throw nameFolderFault(error, config.dataDir);
  }
}

async function openEmbedded(config: Config, isRestoring: boolean): Promise<RunningDatabase> {
  const lock = acquireDataLock(config.dataDir);
  const cluster = await startKnownCluster(config, isRestoring).catch((error: unknown) => {
    lock.release();
    throw error;
  });
  return {
    ...cluster,
    directUrl: cluster.url,
    kind: 'embedded',
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
    const cluster = await startCluster(clusterOf(config));
    return { ...cluster, directUrl: cluster.url, kind: 'embedded', stop: async () => {} };
  }
}

async function openExternal(url: string, directUrl = url): Promise<RunningDatabase> {
  await awaitDatabase(directUrl, refuseTransactionPooler);
  return {
    url,
    directUrl,
    kind: 'external',
    wasAdopted: false,
    supervise: () => {},
    stop: async () => {},
  };
}

/** A data folder that has had a database before must not silently get an empty one. */
async function startKnownCluster(config: Config, isRestoring: boolean): Promise<Cluster> {
  const mark = path.join(config.dataDir, 'database-made');
  const folder = clusterFolder(config);
  const hadOne = existsSync(mark) || hasPictures(config);
  if (!isRestoring && hadOne && !hasCluster(folder)) throw new LostDatabaseError(folder);
  if (hasCluster(folder) && !hasSecrets(config.dataDir)) throw new LostSecretsError(config.dataDir);
  const cluster = await startCluster(clusterOf(config));
  if (!existsSync(mark)) writeFileSync(mark, 'The database of this folder lies in postgres/.\n');
  return cluster;
}

function hasPictures({ pictureFolder }: Config): boolean {
  const folder = path.join(pictureFolder, 'pictures');
  return existsSync(folder) && readdirSync(folder).length > 0;
}

class LostDatabaseError extends RefusalToStart {
  constructor(folder: string) {
    super(
      `${folder} has no database, but its data folder has had one. Restore it from a backup, or start with a new DATA_DIR. (It lies elsewhere when Vignette ran as another user before: see docs/operations.md.)`,
    );
  }
}

/** A new password would not open the database, and a new secret nobody's second step. */
class LostSecretsError extends RefusalToStart {
  constructor(dataDir: string) {
    super(
      `${dataDir} has a database, but its secrets.json is gone: the database's password and the key of sessions and second steps were in it. Bring it back from a copy of the folder; without one, restore a backup with a new DATA_DIR (npm run restore).`,
    );
  }
}

const clusterFolder = ({ dataDir }: Config) => path.join(dataDir, 'postgres');

function clusterOf(config: Config) {
  return {
    folder: clusterFolder(config),
    password: loadSecrets(config.dataDir).databasePassword,
    database: 'vignette',
  };
}
