import type { Db } from '#server/db/connect.ts';
import { databaseTime } from '#server/db/database-time.ts';
import type { Monitor } from '#server/ports/monitor.ts';

import { compareStore } from './compare-store.ts';
import { tidyOrphanTrash, trashFolders } from './orphan-trash.ts';
import { assertOwnStore, ForeignStoreError } from './store-owner.ts';
import type { StoreDeps } from './store-owner.ts';

/** More orphans than a crash leaves: the database is not the one these pictures belong to. */
const CEILING = 100;
const CEILING_SHARE = 0.01;
const NAMED = 10;

export interface SweepReport {
  orphans: number;
  missing: number;
  restored: number;
  removed: number;
  /** Why nothing was moved. */
  stoppedBy: 'foreign-store' | 'ceiling' | 'shutdown' | null;
}

/**
 * Files that no row points at (a process died between writing and committing) go to the trash, a row
 * without its file is reported. Nothing goes where store and database may not belong together.
 */
export async function sweepStore(
  { monitor, ...deps }: StoreDeps & { monitor: Monitor },
  options: { signal: AbortSignal; ageMs?: number },
): Promise<SweepReport> {
  const report: SweepReport = { orphans: 0, missing: 0, restored: 0, removed: 0, stoppedBy: null };
  if (!(await isOwnStore(deps, monitor))) return { ...report, stoppedBy: 'foreign-store' };
  const now = await databaseTime(deps.db);
  Object.assign(report, await tidyOrphanTrash(deps, now));
  const { orphans, missing } = await compareStore(deps, options);
  // Half a comparison says nothing about how many there are.
  if (options.signal.aborted) return { ...report, stoppedBy: 'shutdown' };
  if (missing.length > 0)
    monitor.alert(
      'pictures_missing',
      { count: missing.length, first: missing.slice(0, NAMED) },
      'pictures have lost their files',
    );
  const ceiling = await ceilingOf(deps.db);
  const counts = { ...report, orphans: orphans.length, missing: missing.length };
  if (orphans.length > ceiling) {
    monitor.alert(
      'store_sweep',
      { orphans: orphans.length, ceiling, first: orphans.slice(0, NAMED) },
      'too many files without a row: the sweep stopped and moved nothing',
    );
    return { ...counts, stoppedBy: 'ceiling' };
  }
  await trashFolders(deps.files, orphans, now);
  return counts;
}

async function isOwnStore(deps: StoreDeps, monitor: Monitor): Promise<boolean> {
  try {
    await assertOwnStore(deps);
    return true;
  } catch (error) {
    if (!(error instanceof ForeignStoreError)) throw error;
    monitor.alert('store_foreign', { found: error.found }, error.message);
    return false;
  }
}

async function ceilingOf(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('generated_images')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Math.max(CEILING, Math.floor(count * CEILING_SHARE));
}
