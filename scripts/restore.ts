import path from 'node:path';

import { createPgBossQueue } from '#server/adapters/queue/pg-boss-queue.ts';
import { readIfThere } from '#server/backup/manifest.ts';
import { restoreBackup } from '#server/backup/restore-backup.ts';
import { loadConfigOrExit } from '#server/config.ts';
import { chooseFileStore } from '#server/choose-adapters.ts';
import { openDatabase } from '#server/database.ts';
import { keepAppSecret } from '#server/db/secrets.ts';
import { exitWithReason, RefusalToStart } from '#server/exit-with-reason.ts';

/** `npm run restore -- DIR`: into an empty database and store; says what to look at afterwards. */
try {
  const folder = process.argv[2];
  if (!folder) throw new RefusalToStart('Say which backup: npm run restore -- DIR');
  const config = loadConfigOrExit();
  const database = await openDatabase(config, { isRestoring: true });
  try {
    const { files } = await restoreBackup({
      url: database.directUrl,
      files: chooseFileStore(config),
      folder: path.resolve(folder),
      dataDir: config.dataDir,
      installQueue: () => installQueue(database.directUrl),
      onProgress: (said) => console.log(said),
    });
    if (!config.secret) await restoreSecret(path.resolve(folder), config.dataDir);
    console.log(`Restored, with ${files} files. Look at it: npm run scrub, npm run ledger:verify`);
  } finally {
    await database.stop();
  }
} catch (error) {
  exitWithReason(error);
}

async function installQueue(url: string): Promise<void> {
  const logger = { info: () => {}, warn: () => {}, error: () => {} };
  const queue = createPgBossQueue({ url, logger, poolSize: 2 });
  await queue.start({ jobs: [], isWorker: false });
  await queue.stop();
}

/** Of the embedded default; where APP_SECRET is set, it is its owner's to bring along. */
async function restoreSecret(folder: string, dataDir: string): Promise<void> {
  const text = await readIfThere(path.join(folder, 'app-secret.json'));
  if (text) keepAppSecret(dataDir, (JSON.parse(text) as { appSecret: string }).appSecret);
  else console.log('The backup has no APP_SECRET: set the one that the server had.');
}
