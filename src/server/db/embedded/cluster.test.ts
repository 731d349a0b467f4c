import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

import { startCluster } from './cluster.ts';

test('refuses the folder of another major version and says how it is brought over', async () => {
  // Where the database's own account reaches it, or another folder would be looked at.
  const folder = mkdtempSync(path.join(os.tmpdir(), 'vignette-old-'));
  chmodSync(folder, 0o755);
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(path.join(folder, 'PG_VERSION'), '14\n');
  await expect(startCluster({ folder, password: 'x', database: 'x' })).rejects.toThrow(
    /made by PostgreSQL 14, .* npm run backup .* npm run restore/,
  );
});
