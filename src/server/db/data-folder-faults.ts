import { statfsSync } from 'node:fs';

import { RefusalToStart } from '#server/exit-with-reason.ts';

/** As Node, SQLite, initdb and PostgreSQL say it. */
const FULL = /ENOSPC|EDQUOT|no space left on device|disk quota exceeded|database or disk is full/i;
const SHUT =
  /EACCES|EPERM|EROFS|permission denied|operation not permitted|read-only file system|unable to open database file|readonly database/i;
const NO_FOLDER = /(EEXIST|ENOTDIR|ENOENT).* mkdir/;
/** PostgreSQL writes its journal in files of this size. */
const LEAST_ROOM_BYTES = 16 * 2 ** 20;

/**
 * Why the database's folder could not be opened, where the disk or the folder is to blame: in a sentence,
 * with what to do. Any other error comes back as it is.
 */
export function nameFolderFault(error: unknown, dataDir: string): unknown {
  const named = nameFullDisk(error, dataDir);
  if (named instanceof RefusalToStart) return named;
  const said = wordsOf(error);
  const [reason = ''] = said.split('\n');
  const where = (error as { path?: string }).path ?? dataDir;
  if (SHUT.test(said))
    return new RefusalToStart(
      `Vignette may not write to ${where} (${reason}). Give the folder and all in it to the account that runs Vignette, or name another with DATA_DIR, and start again.`,
      { cause: error },
    );
  if (NO_FOLDER.test(said))
    return new RefusalToStart(
      `${where} is no folder and cannot be made one (${reason}). Name another with DATA_DIR, and start again.`,
      { cause: error },
    );
  return error;
}

/** The same for all that happens once it is open. */
export function nameFullDisk(error: unknown, dataDir: string): unknown {
  const isFull = FULL.test(wordsOf(error));
  if (!isFull && (error instanceof RefusalToStart || hasRoom(dataDir))) return error;
  return new RefusalToStart(
    `There is no room left on the disk of ${dataDir}. Make room there (a new Vignette takes 100 MB before its first picture) or name a folder on another disk with DATA_DIR, and start again.`,
    { cause: error },
  );
}

/** Whether a database can be started there, as far as the disk is concerned. */
export function hasRoom(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize >= LEAST_ROOM_BYTES;
  } catch {
    return true; // not there: another reason
  }
}

function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause ? `${error.message}\n${wordsOf(error.cause)}` : error.message;
}
