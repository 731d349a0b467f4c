import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, inject, onTestFinished, test } from 'vitest';

import { createDatabase } from '#server/testing/cluster.ts';

import { connectUnhurried } from '#server/testing/unhurried.ts';
import { migrate } from './migrate.ts';

/** An empty database and a folder of migrations, both gone with the test. */
async function prepare() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'vignette-migrations-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const database = await createDatabase(inject('adminUrl'), 'template0');
  const { db, pool, close } = connectUnhurried(database.url);
  onTestFinished(async () => {
    await close();
    await database.drop();
  });
  const write = (file: string, text: string) => writeFileSync(path.join(folder, file), text);
  return { folder, db, pool, write };
}

test('a migration that fails names its file and its fault, and leaves nothing behind', async () => {
  const { folder, db, pool, write } = await prepare();
  write('0001_good.sql', 'create table cellar (bottles int);');
  write('0002_bad.sql', 'alter table cellars add column racks int;');

  await expect(migrate(db, folder)).rejects.toThrow(
    'The migration 0002_bad.sql failed: relation "cellars" does not exist',
  );
  const { rows } = await pool.query(`select to_regclass('cellar') as made`);
  expect(rows).toEqual([{ made: null }]);
});

test('what is done already is not done again, what is new is', async () => {
  const { folder, db, write } = await prepare();
  write('0001_cellar.sql', 'create table cellar (bottles int);');
  expect(await migrate(db, folder)).toEqual(['0001_cellar']);
  expect(await migrate(db, folder)).toEqual([]);

  write('0002_racks.sql', 'alter table cellar add column racks int;');
  expect(await migrate(db, folder)).toEqual(['0002_racks']);
  expect(await migrate(db, folder)).toEqual([]);
});

test('a database of a newer version is refused', async () => {
  const { folder, db, write } = await prepare();
  write('0001_cellar.sql', 'create table cellar (bottles int);');
  write('0002_racks.sql', 'alter table cellar add column racks int;');
  await migrate(db, folder);

  rmSync(path.join(folder, '0002_racks.sql'));
  await expect(migrate(db, folder)).rejects.toThrow('0002_racks is missing');
});
