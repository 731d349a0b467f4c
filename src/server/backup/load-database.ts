import { createReadStream } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createZstdDecompress } from 'node:zlib';
import type { Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';

import { RefusalToStart } from '#server/exit-with-reason.ts';

import { createChecksum } from './checksum.ts';
import type { DumpedTable, Manifest, Part } from './manifest.ts';
import { QUEUE_TABLES } from './queue-tables.ts';
import { columnList, listTables, quoteName } from './tables.ts';
import type { Table } from './tables.ts';

/** All of it or nothing: one transaction, on tables of the same version, checked while it is read. */
export async function loadDatabase(
  client: Client,
  folder: string,
  manifest: Manifest,
): Promise<void> {
  await client.query('begin');
  try {
    const dumped = new Map(manifest.tables.map((table) => [table.name, table]));
    const own = await listTables(client);
    // Our own triggers keep counts and forbid changes; here everything arrives as it was.
    const guards = await readGuards(client);
    for (const { off } of guards) await client.query(off);
    await client.query(`truncate ${own.map(({ name }) => quoteName(name)).join(', ')} cascade`);
    for (const table of own) await loadOwn(client, folder, table, dumped.get(table.name));
    for (const table of await listTables(client, QUEUE_TABLES))
      await loadQueue(client, folder, table, dumped.get(table.name));
    for (const { name, value } of manifest.sequences)
      await client.query('select setval($1::regclass, $2)', [quoteName(name), value]);
    for (const { on } of guards) await client.query(on);
    await markRestored(client, manifest.id);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  }
}

/** Every trigger of our own, and how it is switched: some hold even for replicas. */
async function readGuards(client: Client): Promise<{ off: string; on: string }[]> {
  const { rows } = await client.query<{ off: string; on: string }>(
    `select format('alter table %s disable trigger %I', tgrelid::regclass, tgname) as off,
       format('alter table %s enable %s trigger %I', tgrelid::regclass,
         case tgenabled when 'A' then 'always' when 'R' then 'replica' else '' end, tgname) as on
     from pg_trigger join pg_class c on c.oid = tgrelid
     where not tgisinternal and tgenabled <> 'D' and c.relnamespace = 'public'::regnamespace`,
  );
  return rows;
}

async function loadOwn(
  client: Client,
  folder: string,
  table: Table,
  dumped: DumpedTable | undefined,
): Promise<void> {
  if (!dumped) throw new RefusalToStart(`The backup has no table ${table.name}`);
  const target = `${quoteName(table.name)} (${columnList(dumped.columns)})`;
  await copyInto(client, folder, dumped, target);
}

/** The queue's tables are its library's, of whichever version: what both know is taken over. */
async function loadQueue(
  client: Client,
  folder: string,
  table: Table,
  dumped: DumpedTable | undefined,
): Promise<void> {
  if (!dumped) return;
  const shelf = dumped.columns.map((column) => `${columnList([column])} text`).join(', ');
  await client.query(`create temp table shelf (${shelf}) on commit drop`);
  await copyInto(client, folder, dumped, 'shelf');
  const both = table.columns.flatMap((column, index) =>
    dumped.columns.includes(column) ? [{ column, type: table.types[index] ?? 'text' }] : [],
  );
  const values = both.map(({ column, type }) => `${columnList([column])}::${type}`).join(', ');
  await client.query(
    `insert into ${quoteName(table.name)} (${columnList(both.map(({ column }) => column))})
     select ${values} from shelf on conflict do nothing`,
  );
  await client.query('drop table shelf');
}

async function copyInto(client: Client, folder: string, part: Part, target: string): Promise<void> {
  const { meter, result } = createChecksum();
  await pipeline(
    createReadStream(path.join(folder, part.file)),
    meter,
    createZstdDecompress(),
    client.query(copyFrom(`copy ${target} from stdin`)),
  );
  if (result().sha256 !== part.sha256)
    throw new RefusalToStart(
      `${part.file} is damaged: its checksum is another one. Nothing was restored.`,
    );
}

/** The mark goes with the rows: a restore that stopped at the files finds its place again. */
export async function markRestored(client: Client, id: string | null): Promise<void> {
  const said = id === null ? 'null' : client.escapeLiteral(`restored from ${id}`);
  await client.query(`comment on table installation is ${said}`);
}

export async function restoredFrom(client: Client): Promise<string | null> {
  const { rows } = await client.query<{ said: string | null }>(
    `select obj_description('installation'::regclass, 'pg_class') as said`,
  );
  return /^restored from (.+)$/.exec(rows[0]?.said ?? '')?.[1] ?? null;
}
