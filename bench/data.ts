import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { connect } from '#server/db/connect.ts';
import { startCluster } from '#server/db/embedded/cluster.ts';
import { migrate } from '#server/db/migrate.ts';

import { measureLedger } from './data/ledger.ts';
import { measureLists } from './data/lists.ts';
import { measureOverhead } from './data/overhead.ts';
import { measureThroughput } from './data/throughput.ts';
import { measureUsers } from './data/users.ts';

// Ratios are taken within one run on one machine; see design §10 for the budgets.
const folder = mkdtempSync(path.join(os.tmpdir(), 'vignette-bench-'));
// The database's own account must reach it, or the cluster would lie elsewhere and stay behind.
chmodSync(folder, 0o755);
const cluster = await startCluster({
  folder: path.join(folder, 'postgres'),
  password: 'bench',
  database: 'bench',
});
const connection = connect({ url: cluster.url, poolSize: 32, onError: () => {} });
try {
  await migrate(connection.db);
  const only = process.argv[2];
  const parts = {
    throughput: measureThroughput,
    overhead: measureOverhead,
    lists: measureLists,
    ledger: measureLedger,
    users: measureUsers,
  };
  let areKept = true;
  for (const [name, measure] of Object.entries(parts)) {
    if (only !== undefined && only !== name) continue;
    areKept = (await measure({ ...connection, url: cluster.url, folder })) && areKept;
  }
  process.exitCode = areKept ? 0 : 1;
} finally {
  await connection.close();
  await cluster.stop();
  rmSync(folder, { recursive: true, force: true });
}
