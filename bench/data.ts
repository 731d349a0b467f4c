import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { connect } from '#server/db/connect.ts';
import { startCluster } from '#server/db/embedded/cluster.ts';

import { measureAnalytics } from './data/analytics.ts';
import { createDatabase } from './data/fill.ts';
import { measureLedger } from './data/ledger.ts';
import { measureLists } from './data/lists.ts';
import { measureOverhead } from './data/overhead.ts';
import { measureThroughput } from './data/throughput.ts';
import { measureUsers } from './data/users.ts';
import { readArguments } from './report.ts';
import type { Measure } from './report.ts';

/**
 * `npm run bench:data`, or some of it: `npm run bench:data -- lists ledger`. Ratios are taken within one
 * run on one machine (budgets: design §10). `--rows=10000` tries it out on fewer rows than the budgets are meant for.
 */
const PARTS: Record<string, Measure> = {
  throughput: measureThroughput,
  overhead: measureOverhead,
  lists: measureLists,
  ledger: measureLedger,
  users: measureUsers,
  analytics: measureAnalytics,
};

const { wanted, rows } = readArguments();
const folder = mkdtempSync(path.join(os.tmpdir(), 'vignette-bench-'));
// The database's own account must reach it, or the cluster would lie elsewhere and stay behind.
chmodSync(folder, 0o755);
const cluster = await startCluster({
  folder: path.join(folder, 'postgres'),
  password: 'bench',
  database: 'bench',
});
const admin = connect({ url: cluster.url, poolSize: 1, onError: () => {} });
try {
  for (const [name, measure] of Object.entries(PARTS)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    // Each on a database of its own: what one fills in is not another's.
    const own = await createDatabase({ ...admin, url: cluster.url }, name);
    try {
      if (!(await measure({ ...own, folder, rows }))) process.exitCode = 1;
    } finally {
      await own.close();
    }
  }
} finally {
  await admin.close();
  await cluster.stop();
  rmSync(folder, { recursive: true, force: true });
}
