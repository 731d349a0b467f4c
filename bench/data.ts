import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { connect } from '#server/db/connect.ts';
import { startCluster } from '#server/db/embedded/cluster.ts';

import { measureAdminLists } from './data/admin-lists.ts';
import { measureAnalytics } from './data/analytics.ts';
import type { Measure } from './data/bench.ts';
import { createDatabase } from './data/fill.ts';
import { measureLedger } from './data/ledger.ts';
import { measureLists } from './data/lists.ts';
import { measureOverhead } from './data/overhead.ts';
import { openSizes } from './data/sizes.ts';
import { measureThroughput } from './data/throughput.ts';
import { measureUsers } from './data/users.ts';
import { readArguments } from './report.ts';

/**
 * `npm run bench:data`, or some of it: `npm run bench:data -- lists ledger`. Ratios are taken within one
 * run on one machine (budgets: design §10). Lists are read among a thousand, a hundred thousand and a million
 * rows; `--rows=10000` tries them out on fewer than the budgets are meant for.
 */
const PARTS: Record<string, Measure> = {
  throughput: onItsOwn('throughput', measureThroughput),
  overhead: onItsOwn('overhead', measureOverhead),
  lists: measureLists,
  ledger: measureLedger,
  users: measureUsers,
  analytics: measureAnalytics,
  admin: measureAdminLists,
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
const admin = {
  ...connect({ url: cluster.url, poolSize: 1, onError: () => {} }),
  url: cluster.url,
};
const sizes = openSizes(admin, rows);
try {
  for (const [name, measure] of Object.entries(PARTS)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    if (!(await measure({ ...admin, folder, sizes }))) process.exitCode = 1;
  }
} finally {
  await sizes.close();
  await admin.close();
  await cluster.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** On a database that nobody else fills. */
function onItsOwn(name: string, measure: Measure): Measure {
  return async (bench) => {
    const own = await createDatabase(bench, { name });
    try {
      return await measure({ ...bench, ...own });
    } finally {
      await own.close();
    }
  };
}
