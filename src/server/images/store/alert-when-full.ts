import type { FileStore } from '#server/ports/file-store.ts';
import type { Monitor } from '#server/ports/monitor.ts';
import { AppError } from '#shared/errors.ts';

/** A folder's disk or quota, or an S3-compatible store that says so. */
const FULL = /ENOSPC|EDQUOT|\b507\b|XMinioStorageFull|QuotaExceeded|InsufficientCapacity/;

/** The same store; when it has no room, an operator is told, and whoever wanted to keep something hears why. */
export function alertWhenFull(files: FileStore, monitor: Pick<Monitor, 'alert'>): FileStore {
  const put: FileStore['put'] = async (key, bytes, contentType) => {
    try {
      await files.put(key, bytes, contentType);
    } catch (error) {
      if (!FULL.test(wordsOf(error))) throw error;
      monitor.alert('store_full', { err: error }, 'the picture store has no room left');
      throw new AppError('STORAGE_FULL', { cause: error });
    }
  };
  return { ...files, put };
}

function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code, status } = error as { code?: unknown; status?: unknown };
  return [code, status, error.message, error.cause && wordsOf(error.cause)].join(' ');
}
