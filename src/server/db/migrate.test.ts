import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, inject, onTestFinished, test } from 'vitest';

import { createDatabase } from '#server/testing/cluster.ts';

import { connectUnhurried } from '#server/testing/unhurried.ts';
import { migrate } from './migrate.ts';

test('a migration that fails names its file and its fault, and leaves nothing behind', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'vignette-migrations-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(path.join(folder, '0001_good.sql'), 'create table cellar (bottles int);');
  writeFileSync(path.join(folder, '0002_bad.sql'), 'alter table cellars add column racks int;');
  const database = await createDatabase(inject('adminUrl'), 'template0');
  const { db, pool, close } = connectUnhurried(database.url);
  onTestFinished(async () => {
    await close();
    await database.drop();
  });

  await expect(migrate(db, folder)).rejects.toThrow(
    'The migration 0002_bad.sql failed: relation "cellars" does not exist',
  );
  const { rows } = await pool.query(`select to_regclass('cellar') as made`);
  expect(rows).toEqual([{ made: null }]);
});
