import type { Client } from 'pg';

export interface Table {
  /** With its schema where that is not `public`. */
  name: string;
  columns: string[];
  /** Their types, in the same order. */
  types: string[];
  /** All its rows, without what the database computes by itself. */
  select: string;
}

/** Made anew by the migrations themselves. */
const BOOKKEEPING = ['kysely_migration', 'kysely_migration_lock'];

/** Our own tables, referenced ones first; or the named ones, each with its condition. */
export async function listTables(
  client: Client,
  named?: Readonly<Record<string, string>>,
): Promise<Table[]> {
  const { rows } = await client.query<{ name: string; columns: string[]; types: string[] }>(
    `select case nspname when 'public' then '' else nspname || '.' end || relname as name,
       array_agg(attname::text order by attnum) as columns,
       array_agg(format_type(atttypid, atttypmod) order by attnum) as types
     from pg_class c join pg_namespace n on n.oid = relnamespace
       join pg_attribute a on attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = ''
     where relkind in ('r', 'p') and not relispartition
       and case when $1::text[] is null then nspname = 'public' and relname <> all($2)
         else nspname || '.' || relname = any($1) end
     group by nspname, relname order by 1`,
    [named ? Object.keys(named) : null, BOOKKEEPING],
  );
  const tables = rows.map((row) => ({
    ...row,
    select: `select ${columnList(row.columns)} from ${quoteName(row.name)} ${named?.[row.name] ?? ''}`,
  }));
  return named
    ? tables.toSorted((a, b) => order(named, a) - order(named, b))
    : inOrder(client, tables);
}

const order = (named: Readonly<Record<string, string>>, { name }: Table) =>
  Object.keys(named).indexOf(name);

export const columnList = (columns: readonly string[]) => columns.map(quote).join(', ');
export const quoteName = (name: string) => name.split('.').map(quote).join('.');
const quote = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** No table before those that its rows point at. */
async function inOrder(client: Client, tables: readonly Table[]): Promise<Table[]> {
  const { rows } = await client.query<{ child: string; parent: string }>(
    `select conrelid::regclass::text as child, confrelid::regclass::text as parent
     from pg_constraint where contype = 'f' and conrelid <> confrelid`,
  );
  const placed: Table[] = [];
  const left = new Set(tables);
  while (left.size > 0) {
    const waiting = new Set([...left].map(({ name }) => name));
    const free = [...left].filter(
      ({ name }) => !rows.some(({ child, parent }) => child === name && waiting.has(parent)),
    );
    if (free.length === 0) throw new Error('Tables point at each other in a circle');
    for (const table of free) {
      placed.push(table);
      left.delete(table);
    }
  }
  return placed;
}
