import { loadConfig } from '#server/config.ts';
import { chooseFileStore } from '#server/choose-adapters.ts';
import { joinDatabase } from '#server/database.ts';
import { connect } from '#server/db/connect.ts';
import { claimStore } from '#server/images/store/store-owner.ts';

/** `npm run store:claim`: this database and this picture store belong together, says a person. */
const config = loadConfig();
const database = await joinDatabase(config);
const { db, close } = connect({ url: database.url, poolSize: 1, onError: () => {} });
try {
  const { installation } = await claimStore({ db, files: chooseFileStore(config) });
  console.log(`The picture store belongs to the installation ${installation} now.`);
} finally {
  await close();
  await database.stop();
}
