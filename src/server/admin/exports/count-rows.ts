import { sql } from 'kysely';

import type { Db } from '#server/db/connect.ts';
import type { ExportQuery } from '#shared/contract/admin-exports.ts';
import { EXPORT_DATASETS } from '#shared/rules/admin/exports.ts';
import type { ExportDataset } from '#shared/rules/admin/exports.ts';

import { DATASETS } from './datasets.ts';

export async function countRows(
  db: Pick<Db, 'getExecutor'>,
  dataset: ExportDataset,
  query: ExportQuery,
): Promise<number> {
  const { table, where } = DATASETS[dataset];
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ${table} where ${where(query)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Before anything is asked for: how large each file would be. */
export async function countAllRows(
  db: Db,
  query: ExportQuery,
): Promise<{ dataset: ExportDataset; rows: number }[]> {
  return Promise.all(
    EXPORT_DATASETS.map(async (dataset) => ({
      dataset,
      rows: await countRows(db, dataset, query),
    })),
  );
}
