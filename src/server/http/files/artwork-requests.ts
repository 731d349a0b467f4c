import type { IncomingMessage, ServerResponse } from 'node:http';
import { toAbortSignal } from '@orpc/standard-server-node';

import { ARTWORK_FILE, findArtwork, keepArtwork } from '#server/wines/keep-artwork.ts';
import type { ArtworkDeps } from '#server/wines/keep-artwork.ts';
import type { Artwork } from '#shared/contract/wines.ts';

import type { ApiDeps } from '#server/http/api/api-context.ts';
import { findMember } from '#server/http/guard/member.ts';
import type { MemberExchange } from './member-exchange.ts';
import { sendError } from '#server/http/send-error.ts';

const SANDBOX = "default-src 'none'; sandbox";
const PATH = /^\/media\/artwork\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** `POST /api/wines/artwork?page=1`: the file itself is the body. */
export async function takeArtwork(
  deps: ArtworkDeps,
  { req, res, member }: MemberExchange,
  bytes: Buffer,
): Promise<void> {
  const { searchParams } = new URL(req.url ?? '', 'http://local');
  const kept = await keepArtwork(deps, {
    owner: member.profile,
    bytes,
    page: Math.max(1, Math.trunc(Number(searchParams.get('page')) || 1)),
    signal: toAbortSignal(res),
  });
  const { id, width, height, pages } = kept;
  res.writeHead(201, { 'Content-Type': 'application/json; charset=utf-8' });
  res.end(JSON.stringify({ id, width, height, pages } satisfies Artwork));
}

/** Our own copy of an artwork, for its owner alone. */
export function createArtworkHandler(deps: ApiDeps) {
  return async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    if (req.method !== 'GET') return sendError(res, 'METHOD_NOT_ALLOWED');
    const [path = ''] = (req.url ?? '').split('?', 1);
    const id = PATH.exec(path)?.[1];
    const member = id && (await findMember(deps, req.headers.cookie));
    if (!member || member.profile.banned) return sendError(res, 'NOT_FOUND');
    const row = await findArtwork(deps.db, { id, userId: member.user.id });
    const png = row && (await deps.wines.files.read(`${row.storage_key}/${ARTWORK_FILE}`));
    if (!png) return sendError(res, 'NOT_FOUND');
    res.writeHead(200, {
      'Content-Type': 'image/png',
      'Content-Length': png.length,
      'Content-Security-Policy': SANDBOX,
      'Cache-Control': 'private, no-cache',
      'Content-Disposition': 'inline',
    });
    res.end(png);
  };
}
