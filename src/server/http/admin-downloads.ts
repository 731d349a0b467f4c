import type { IncomingMessage, ServerResponse } from 'node:http';

import { exportUsers } from '#server/admin/export-users.ts';
import { recordAudit } from '#server/admin/record-audit.ts';
import { userFilterSchema } from '#shared/contract/admin-users.ts';
import type { UserFilter } from '#shared/contract/admin-users.ts';
import { AppError } from '#shared/errors.ts';
import { USER_EXPORT_PATH } from '#shared/rules/admin.ts';
import { EXPORT_FORMATS } from '#shared/rules/export.ts';
import type { ExportFormat } from '#shared/rules/export.ts';

import { authorize } from './access.ts';
import type { Member } from './access.ts';
import { actorOf } from './admin-actor.ts';
import type { ApiDeps } from './api-context.ts';
import { attachment } from './disposition.ts';
import { findMember } from './member.ts';
import { sendError } from './send-error.ts';
import { sendStream } from './send-stream.ts';
import type { RequestHandler } from './site.ts';

const CONTENT_TYPES: Record<ExportFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
};

/** Lists that stream to the admin's disk, however long they are. Whoever takes one is written down. */
export function createAdminDownloads(deps: ApiDeps): RequestHandler {
  return async (req, res) => {
    const { pathname, searchParams } = new URL(req.url ?? '/', 'http://local');
    if (req.method !== 'GET' || pathname !== USER_EXPORT_PATH) return false;
    try {
      const member = await findMember(deps, req.headers.cookie);
      authorize({ access: 'admin', role: 'admin' }, member);
      await sendUsers(deps, { req, res, found: member }, Object.fromEntries(searchParams));
    } catch (error) {
      if (!(error instanceof AppError) || res.headersSent) throw error;
      sendError(res, error.code);
    }
    return true;
  };
}

interface Exchange {
  req: IncomingMessage;
  res: ServerResponse;
  found: Member | null;
}

async function sendUsers(
  { db }: ApiDeps,
  { res, ...request }: Exchange,
  query: Record<string, string>,
): Promise<void> {
  const { format, filter } = readQuery(query);
  await db.transaction().execute((trx) =>
    recordAudit(trx, {
      actor: actorOf(request),
      action: 'export_users',
      targetType: 'export',
      // Not what was searched for: it may be an address, and this log cannot be changed.
      details: { format, ...filter, search: undefined, hasSearch: Boolean(filter.search) },
    }),
  );
  const today = new Date().toISOString().slice(0, 10);
  res.writeHead(200, {
    'Content-Type': CONTENT_TYPES[format],
    'Content-Disposition': attachment(`vignette-users-${today}.${format}`),
    'Cache-Control': 'no-store',
  });
  await sendStream(exportUsers(db, filter, format), res);
}

function readQuery(query: Record<string, string>): { format: ExportFormat; filter: UserFilter } {
  const format = EXPORT_FORMATS.find((known) => known === (query['format'] ?? 'csv'));
  const parsed = userFilterSchema.safeParse(query);
  if (!format || !parsed.success) throw new AppError('VALIDATION_FAILED');
  return { format, filter: parsed.data };
}
