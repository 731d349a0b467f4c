import { sql } from 'kysely';

import type { DataExport } from '#server/db/schema/admin-schema.ts';
import type { Db } from '#server/db/connect.ts';
import { AppError } from '#shared/errors.ts';
import { EXPORT_LINK_MINUTES } from '#shared/rules/admin/exports.ts';
import type { ExportFormat } from '#shared/rules/admin/exports.ts';

import { DATASETS } from './datasets.ts';
import { readByCursor } from './read-by-cursor.ts';
import { writeRows } from './write-rows.ts';

export interface ExportFile {
  name: string;
  format: ExportFormat;
  bytes: AsyncGenerator<Buffer>;
}

/** The file that was prepared, for whoever asked for it and only for a few minutes. */
export async function openExport(
  db: Db,
  { id, actorId }: { id: string; actorId: string },
): Promise<ExportFile> {
  const request = await db
    .selectFrom('data_exports')
    .selectAll()
    .where('id', '=', id)
    .where('actor_id', '=', actorId)
    .where('created_at', '>', sql<Date>`now() - make_interval(mins => ${EXPORT_LINK_MINUTES})`)
    .executeTakeFirst();
  if (!request) throw new AppError('NOT_FOUND');
  const { dataset, format, created_at } = request;
  const day = created_at.toISOString().slice(0, 10);
  return { name: `vignette-${dataset}-${day}.${format}`, format, bytes: bytesOf(db, request) };
}

function bytesOf(db: Db, { dataset, format, query }: DataExport): AsyncGenerator<Buffer> {
  const { columns, table, where, orderBy } = DATASETS[dataset];
  const rows = readByCursor<Record<string, unknown>>(
    db,
    sql`select ${sql.join(columns.map((column) => sql.id(column)))}
      from ${table} where ${where(query)} order by ${orderBy}`,
  );
  const hasBom = format === 'csv' && query.isForSpreadsheets === true;
  return writeRows(rows, { columns, format, hasBom });
}

/** Links that have run out. */
export async function forgetOldExports(db: Db): Promise<void> {
  await sql`delete from data_exports where created_at < now() - interval '1 day'`.execute(db);
}
