import path from 'node:path';

import { takeBackup } from '#server/backup/take-backup.ts';
import { loadConfigOrExit } from '#server/config.ts';
import { chooseFileStore } from '#server/choose-adapters.ts';
import { joinDatabase } from '#server/database.ts';
import { loadSecrets } from '#server/db/secrets.ts';
import { exitWithReason, RefusalToStart } from '#server/exit-with-reason.ts';

/** `npm run backup -- DIR`: the database and the pictures, while the server runs or not. */
try {
  const folder = process.argv[2];
  if (!folder) throw new RefusalToStart('Say where the backup goes: npm run backup -- DIR');
  const config = loadConfigOrExit();
  const database = await joinDatabase(config);
  try {
    const { tables, files, takenAt } = await takeBackup({
      url: database.directUrl,
      files: chooseFileStore(config),
      folder: path.resolve(folder),
      dataDir: config.dataDir,
      appSecret: config.secret ? null : loadSecrets(config.dataDir).appSecret,
    });
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    console.log(`${rows} rows as of ${takenAt}, ${files.count} files, ${files.bytes} bytes.`);
    console.log(
      `The backup lies in ${path.resolve(folder)}. It holds secrets: keep it as safe as the data.`,
    );
  } finally {
    await database.stop();
  }
} catch (error) {
  exitWithReason(error);
}
