import { loadConfigOrExit } from '#server/config.ts';
import { nameFolderFault } from '#server/db/data-folder-faults.ts';
import { acquireDataLock } from '#server/db/data-folder-lock.ts';
import { exitWithReason } from '#server/exit-with-reason.ts';

import { buildIfStale } from './build-if-stale.ts';
import { bundleIfStale } from './bundle-if-stale.ts';

/** `npm start`: what a bare machine needs, in order. Where the web is already built, `npm run serve` does. */
export async function main(): Promise<void> {
  const config = loadConfigOrExit();
  try {
    // A second start must say so at once, not after a build that disturbs the first.
    if (!config.database.url) refuseSecondStart(config.dataDir);
    await buildIfStale();
    await bundleIfStale();
  } catch (error) {
    exitWithReason(error);
  }
  const server = await import('#server/main.ts');
  await server.main(config);
}

function refuseSecondStart(dataDir: string): void {
  try {
    acquireDataLock(dataDir).release();
  } catch (error) {
    throw nameFolderFault(error, dataDir);
  }
}
