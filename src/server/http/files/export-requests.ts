import type { IncomingMessage, ServerResponse } from 'node:http';

import { openExport } from '#server/admin/exports/open-export.ts';
import type { Db } from '#server/db/connect.ts';
import { AppError } from '#shared/errors.ts';
import { exportPath } from '#shared/rules/admin/exports.ts';
import type { ExportFormat } from '#shared/rules/admin/exports.ts';

import { authorize } from '#server/http/guard/access.ts';
import type { ApiDeps } from '#server/http/api/api-context.ts';
import { attachment } from './disposition.ts';
import { findMember } from '#server/http/guard/member.ts';
import { sendError } from '#server/http/send-error.ts';
import { sendStream } from './send-stream.ts';
import type { RequestHandler } from '#server/http/site/site.ts';

const EXPORT = new RegExp(`^${exportPath('([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})')}$`);

const CONTENT_TYPES: Record<ExportFormat, string> = {
  csv: 'text/csv; charset=utf-8; header=present',
  json: 'application/json; charset=utf-8',
};

/** The files that `adminExports.prepare` noted down: streamed, so the contract cannot carry them. */
export function createExportRequests(deps: ApiDeps): RequestHandler {
  return async (req, res) => {
    const id = req.method === 'GET' ? EXPORT.exec(req.url ?? '')?.[1] : undefined;
    if (id === undefined) return false;
    try {
      const actorId = await adminOf(deps, req);
      await send(deps.db, res, { id, actorId });
    } catch (error) {
      if (!(error instanceof AppError) || res.headersSent) throw error;
      sendError(res, error.code);
    }
    return true;
  };
}

/** Whoever lost the role since the file was asked for does not get it. */
async function adminOf(deps: ApiDeps, req: IncomingMessage): Promise<string> {
  const member = await findMember(deps, req.headers.cookie);
  authorize({ access: 'admin', role: 'admin' }, member);
  if (!member) throw new AppError('UNAUTHENTICATED');
  return member.user.id;
}

async function send(
  db: Db,
  res: ServerResponse,
  request: { id: string; actorId: string },
): Promise<void> {
  const { name, format, bytes } = await openExport(db, request);
  res.writeHead(200, {
    'Content-Type': CONTENT_TYPES[format],
    'Content-Disposition': attachment(name),
  });
  await sendStream(bytes, res);
}
