import { scrub } from '#server/backup/scrub.ts';
import { loadConfigOrExit } from '#server/config.ts';
import { chooseFileStore } from '#server/choose-adapters.ts';
import { joinDatabase } from '#server/database.ts';
import { connect } from '#server/db/connect.ts';

const NAMED = 20;

/** `npm run scrub`: rows without files and files without rows; changes nothing, fails on a missing file. */
const config = loadConfigOrExit();
const database = await joinDatabase(config);
const { db, close } = connect({
  url: database.url,
  poolSize: 2,
  kind: 'upkeep',
  onError: () => {},
});
try {
  const found = await scrub({ db, files: chooseFileStore(config) }, new AbortController().signal);
  say('rows without files', found.missing);
  say('files without rows', found.orphans);
  process.exitCode = found.missing.length > 0 ? 1 : 0;
} finally {
  await close();
  await database.stop();
}

function say(what: string, keys: readonly string[]): void {
  console.log(`${what}: ${keys.length}`);
  for (const key of keys.slice(0, NAMED)) console.log(`  ${key}`);
}
