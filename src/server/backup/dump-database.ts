import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createZstdCompress } from 'node:zlib';
import type { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';

import { RefusalToStart } from '#server/exit-with-reason.ts';

import { createChecksum } from './checksum.ts';
import type { DumpedTable, Manifest } from './manifest.ts';
import { QUEUE_TABLES } from './queue-tables.ts';
import { listTables } from './tables.ts';
import type { Table } from './tables.ts';

type Dump = Pick<Manifest, 'takenAt' | 'postgres' | 'migration' | 'tables' | 'sequences'>;

/**
 * Every table as COPY writes it, compressed, out of one snapshot: readers and writers go on meanwhile.
 * `onSnapshot` is called once the moment is fixed.
 */
export async function dumpDatabase(
  client: Client,
  folder: string,
  onSnapshot: () => void = () => {},
): Promise<Dump> {
  await mkdir(path.join(folder, 'database'), { recursive: true, mode: 0o700 });
  await client.query('begin isolation level repeatable read read only');
  try {
    const facts = await readFacts(client);
    onSnapshot();
    const tables: DumpedTable[] = [];
    for (const table of [
      ...(await listTables(client)),
      ...(await listTables(client, QUEUE_TABLES)),
    ])
      tables.push(await dumpTable(client, folder, table));
    return { ...facts, tables, sequences: await readSequences(client) };
  } finally {
    await client.query('rollback');
  }
}

async function dumpTable(client: Client, folder: string, table: Table): Promise<DumpedTable> {
  const file = `database/${table.name}.copy.zst`;
  const { meter, result } = createChecksum();
  const rows = client.query(copyTo(`copy (${table.select}) to stdout`));
  const target = createWriteStream(path.join(folder, file), { mode: 0o600 });
  await pipeline(rows, createZstdCompress(), meter, target);
  return { name: table.name, columns: table.columns, rows: rows.rowCount, file, ...result() };
}

async function readFacts(client: Client) {
  const { rows } = await client.query<Pick<Dump, 'takenAt' | 'postgres' | 'migration'>>(
    `select to_json(now())#>>'{}' as "takenAt", current_setting('server_version') as postgres,
       (select max(name) from kysely_migration) as migration`,
  );
  const [facts] = rows;
  if (!facts?.migration) throw new RefusalToStart('The database has no tables of Vignette.');
  return facts;
}

async function readSequences(client: Client): Promise<Manifest['sequences']> {
  const { rows } = await client.query<{ name: string; value: string }>(
    `select sequencename as name, last_value::text as value from pg_sequences
     where schemaname = 'public' and last_value is not null order by 1`,
  );
  return rows;
}
