import type { IncomingMessage, ServerResponse } from 'node:http';

import { toAbortSignal } from '@orpc/standard-server-node';

import { AppError } from '#shared/errors.ts';
import { COSTLY_CALLS } from '#shared/rules/limits.ts';
import { ARTWORK } from '#shared/rules/pictures/wines.ts';

import { authorize } from '#server/http/guard/access.ts';
import type { Member } from '#server/http/guard/access.ts';
import type { ApiDeps } from '#server/http/api/api-context.ts';
import { sendImageArchive, sendSetArchive, sendUserExport } from './archives.ts';
import { createArtworkHandler, takeArtwork } from './artwork-requests.ts';
import { createMediaHandler } from './media.ts';
import type { MemberExchange } from './member-exchange.ts';
import { findMember } from '#server/http/guard/member.ts';
import { assertPlainText } from '#server/http/guard/plain-text.ts';
import { readBody } from '#server/http/read-body.ts';
import { sayWhenToRetry } from '#server/http/retry-after.ts';
import { sendError } from '#server/http/send-error.ts';
import type { RequestHandler } from '#server/http/site/site.ts';
import { enforceLimit } from '#server/http/guard/enforce-limit.ts';
import { createUploadRoom } from '#server/http/guard/upload-room.ts';

const SELECTION_LIMIT_BYTES = 64 * 1024;
const PICTURE_LIMIT_BYTES = 20 * 1024 * 1024;

/** What the contract cannot carry: files, archives that stream, and files to be looked at. */
export function createPictureRequests(deps: ApiDeps): RequestHandler {
  const media = createMediaHandler(deps);
  const artwork = createArtworkHandler(deps);
  const routes = memberRoutes(deps);
  return async (req, res) => {
    const [path = ''] = (req.url ?? '').split('?', 1);
    if (path.startsWith('/media/artwork/')) {
      await artwork(req, res);
      return true;
    }
    if (path.startsWith('/media/')) {
      await media(req, res);
      return true;
    }
    const route = routes[`${req.method} ${path}`] ?? setArchiveRoute(deps, `${req.method} ${path}`);
    if (route) await answer(deps, { req, res, route });
    return route !== undefined;
  };
}

const SET_ARCHIVE = /^GET \/api\/sets\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/archive$/;

function setArchiveRoute(deps: ApiDeps, call: string): Route | undefined {
  const id = SET_ARCHIVE.exec(call)?.[1];
  if (id === undefined) return undefined;
  const { db, pictureStore, rateLimiter } = deps;
  return async ({ res, member }) => {
    const userId = member.user.id;
    await enforceLimit(rateLimiter, { key: `archive:user:${userId}`, ...COSTLY_CALLS.archive });
    await sendSetArchive({ db, ...pictureStore }, res, { id, userId });
  };
}

type Route = (exchange: MemberExchange) => Promise<void>;

function memberRoutes({ db, pictureStore, rateLimiter, wines }: ApiDeps): Record<string, Route> {
  const stores = { db, files: pictureStore.files };
  const withUpload = createUploadRoom();
  const count = (what: keyof typeof COSTLY_CALLS, { user }: Member) =>
    enforceLimit(rateLimiter, { key: `${what}:user:${user.id}`, ...COSTLY_CALLS[what] });
  return {
    'POST /api/images/archive': async ({ req, res, member }) => {
      await count('archive', member);
      const body = (await readBody(req, SELECTION_LIMIT_BYTES)).toString();
      assertPlainText(body);
      const form = new URLSearchParams(body);
      const selection = form.get('selection');
      await sendImageArchive(stores, res, { userId: member.user.id, selection });
    },
    'GET /api/account/export': async ({ res, member }) => {
      await count('accountExport', member);
      await sendUserExport(stores, res, member.user.id);
    },
    'POST /api/wines/artwork': async (exchange) => {
      await count('artwork', exchange.member);
      await withUpload(sentIn(exchange, ARTWORK.maxBytes), (file) =>
        takeArtwork(wines, exchange, file),
      );
    },
    'POST /api/credentials/verify': async (exchange) => {
      const { res, member } = exchange;
      await count('verify', member);
      const report = await withUpload(sentIn(exchange, PICTURE_LIMIT_BYTES), (file) =>
        pictureStore.credentials.verify({
          file,
          owner: member.user.id,
          signal: toAbortSignal(res),
        }),
      );
      res.writeHead(200, { 'Content-Type': 'application/json; charset=utf-8' });
      res.end(JSON.stringify(report));
    },
  };
}

const sentIn = ({ req, member }: MemberExchange, maxBytes: number) => ({
  req,
  owner: member.user.id,
  maxBytes,
});

async function answer(
  deps: ApiDeps,
  { req, res, route }: { req: IncomingMessage; res: ServerResponse; route: Route },
): Promise<void> {
  try {
    const member = await findMember(deps, req.headers.cookie);
    authorize({ access: 'member' }, member);
    if (member) await route({ req, res, member });
  } catch (error) {
    if (!(error instanceof AppError) || res.headersSent) throw error;
    // An unread body must not be taken for the next request.
    res.setHeader('Connection', 'close');
    sayWhenToRetry(res, error);
    sendError(res, error.code);
  }
}
