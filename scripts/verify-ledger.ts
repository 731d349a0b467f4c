import { loadConfig } from '#server/config.ts';
import { verifyLedger } from '#server/credits/verify-ledger.ts';
import { joinDatabase } from '#server/database.ts';
import { connect } from '#server/db/connect.ts';

const database = await joinDatabase(loadConfig());
const connection = connect({ url: database.url, poolSize: 2, kind: 'upkeep', onError: () => {} });
try {
  const { fault, profiles, entries, openHolds } = await verifyLedger(connection.db);
  console.log(`${profiles} profiles, ${entries} entries, ${openHolds} credits held`);
  if (fault) console.error(`BROKEN: ${fault.promise}\n  ${fault.row}\n  ${fault.detail}`);
  else console.log('The ledger is sound.');
  process.exitCode = fault ? 1 : 0;
} finally {
  await connection.close();
  await database.stop();
}
