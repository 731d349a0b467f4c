import { recordAudit } from '#server/admin/audit/record-audit.ts';
import type { Actor } from '#server/admin/audit/record-audit.ts';
import type { Db } from '#server/db/connect.ts';
import type { ExportQuery } from '#shared/contract/admin-exports.ts';
import { exportPath } from '#shared/rules/admin/exports.ts';
import type { ExportDataset, ExportFormat } from '#shared/rules/admin/exports.ts';

import { countRows } from './count-rows.ts';

export interface ExportRequest {
  dataset: ExportDataset;
  format: ExportFormat;
  query: ExportQuery;
}

/** Notes who takes which data away before the first byte leaves; the file is fetched from the url. */
export async function prepareExport(
  db: Db,
  { actor, request }: { actor: Actor & { id: string }; request: ExportRequest },
): Promise<{ url: string; rows: number }> {
  const { dataset, format, query } = request;
  return db.transaction().execute(async (trx) => {
    const rows = await countRows(trx, dataset, query);
    const { id } = await trx
      .insertInto('data_exports')
      .values({ actor_id: actor.id, dataset, format, query: JSON.stringify(query) })
      .returning('id')
      .executeTakeFirstOrThrow();
    await recordAudit(trx, {
      actor,
      action: 'export_data',
      targetType: 'export',
      targetId: dataset,
      // Not the filter itself: a search may hold an address, and this log cannot be changed.
      details: {
        format,
        rows,
        from: query.from ?? null,
        to: query.to ?? null,
        isFiltered: query.filter !== undefined,
      },
    });
    return { url: exportPath(id), rows };
  });
}
