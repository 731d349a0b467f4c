import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import { RefusalToStart } from '#server/exit-with-reason.ts';

/** The data folder belongs to another running Vignette. */
export class DataLockedError extends RefusalToStart {
  constructor(dataDir: string) {
    super(
      `Vignette is already running on ${dataDir}. Stop it first, or give this one its own folder with DATA_DIR.`,
    );
  }
}

export interface DataLock {
  release(): void;
}

/**
 * Keeps a second `npm start` off the same data. SQLite takes a real lock of the operating system,
 * which ends with the process: no stale lock file after a crash, and no pid to misread.
 */
export function acquireDataLock(dataDir: string): DataLock {
  mkdirSync(dataDir, { recursive: true });
  const file = new DatabaseSync(path.join(dataDir, 'lock.sqlite'), { timeout: 0 });
  try {
    file.exec('pragma locking_mode = exclusive; begin exclusive;');
  } catch (error) {
    file.close();
    throw isBusy(error) ? new DataLockedError(dataDir) : error;
  }
  return { release: () => file.close() };
}

const SQLITE_BUSY = 5;

const isBusy = (error: unknown) => (error as { errcode?: number }).errcode === SQLITE_BUSY;
