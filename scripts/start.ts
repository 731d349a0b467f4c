import { enableCompileCache } from 'node:module';
import path from 'node:path';

import { loadConfigOrExit } from '#server/config.ts';
import { acquireDataLock } from '#server/db/data-lock.ts';
import { refuse } from '#server/refuse.ts';

import { buildIfStale } from './build-if-stale.ts';

/** `npm start`: what a bare machine needs, in order. Where the web is already built, `npm run serve` does. */
const config = loadConfigOrExit();
try {
  // A second start must say so at once, not after a build that disturbs the first.
  if (!config.database.url) acquireDataLock(config.dataDir).release();
  await buildIfStale();
} catch (error) {
  refuse(error);
}
// The second start reads compiled code: half the time, and 25 MB less for the type stripper.
enableCompileCache(path.resolve(import.meta.dirname, '../.cache/node'));
const { main } = await import('#server/main.ts');
await main(config);
