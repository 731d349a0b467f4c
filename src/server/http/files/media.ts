import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import path from 'node:path';

import { recordViewing } from '#server/admin/audit/record-viewing.ts';
import { findPictureFile } from '#server/images/store/find-picture-file.ts';
import type { PictureOnFile } from '#server/images/store/find-picture-file.ts';
import { contentTypeOf } from '#server/images/store/picture-files.ts';
import type { FileStore } from '#server/ports/file-store.ts';
import {
  DOWNLOAD_FILES,
  DOWNLOAD_KINDS,
  downloadName,
  PICTURE_FILES,
} from '#shared/rules/pictures/gallery.ts';
import type { PictureFile } from '#shared/rules/pictures/gallery.ts';

import { actorOf } from '#server/http/guard/admin-actor.ts';
import type { ApiDeps } from '#server/http/api/api-context.ts';
import { attachment } from './disposition.ts';
import { findMember } from '#server/http/guard/member.ts';
import { parseRange } from './range.ts';
import { sendError } from '#server/http/send-error.ts';
import { sendStream } from './send-stream.ts';

/** Long enough to follow the redirect; nobody remembers it. */
const PRESIGNED_S = 120;
/**
 * Kept by the browser, and shown only after we were asked: whoever sits down after a sign-out has no
 * session, so the picture is not there for them. Asking again costs no bytes (304).
 */
const ASK_FIRST = 'private, no-cache';
const SANDBOX = "default-src 'none'; sandbox";

interface MediaRequest {
  imageId: string;
  file: PictureFile;
  isDownload: boolean;
}

/** The files of pictures, for their owner and for admins. To anyone else they do not exist. */
export function createMediaHandler(deps: ApiDeps) {
  return async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    if (req.method !== 'GET' && req.method !== 'HEAD') return sendError(res, 'METHOD_NOT_ALLOWED');
    const wanted = parseMedia(req.url ?? '');
    const member = wanted && (await findMember(deps, req.headers.cookie));
    if (!wanted || !member || member.profile.banned) return sendError(res, 'NOT_FOUND');
    const picture = await findPictureFile(deps.db, {
      imageId: wanted.imageId,
      userId: member.user.id,
      isAdmin: member.profile.is_admin && !member.needsTwoFactor,
    });
    if (!picture) return sendError(res, 'NOT_FOUND');
    if (picture.user_id !== member.user.id && isWhole(wanted)) {
      // Written down, so it must not be possible to have an admin do it by a link on another site.
      if (!cameFromUs(req)) return sendError(res, 'FORBIDDEN');
      const actor = actorOf({ req, found: member });
      const viewing = { actor, imageId: wanted.imageId, ownerId: picture.user_id };
      await recordViewing(deps.db, viewing);
    }
    await sendPicture({ req, res, files: deps.pictureStore.files }, { ...wanted, picture });
  };
}

/** `/media/{id}/{file}`, or `/media/{id}?download=jpg|original|webp`. */
export function parseMedia(url: string): MediaRequest | null {
  const { pathname, searchParams } = new URL(url, 'http://local');
  const match = /^\/media\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:\/([\w.]+))?$/.exec(
    pathname,
  );
  if (!match) return null;
  const [, imageId = '', name] = match;
  const isDownload = searchParams.has('download');
  if (name === undefined) {
    const kind = DOWNLOAD_KINDS.find((known) => known === (searchParams.get('download') || 'jpg'));
    return kind ? { imageId, isDownload: true, file: DOWNLOAD_FILES[kind] } : null;
  }
  const file = PICTURE_FILES.find((known) => known === name);
  return file ? { imageId, file, isDownload } : null;
}

/** Small sizes are part of the admin's lists; these are what the user would take away. */
const isWhole = ({ file, isDownload }: MediaRequest) =>
  isDownload || file === 'original.png' || file === 'download.jpg';

const cameFromUs = (req: IncomingMessage) =>
  ['same-origin', 'none', undefined].includes(req.headers['sec-fetch-site']);

interface Exchange {
  req: IncomingMessage;
  res: ServerResponse;
  files: FileStore;
}

async function sendPicture(
  exchange: Exchange,
  { picture, file, isDownload }: MediaRequest & { picture: PictureOnFile },
): Promise<void> {
  const { res, files } = exchange;
  const key = `${picture.storage_key}/${file}`;
  const ending = path.extname(file);
  const disposition = isDownload
    ? attachment(downloadName(picture.prompt, picture.created_at, picture.wine_title) + ending)
    : 'inline';
  const contentType = contentTypeOf(file);
  const location = await files.presign(key, { contentType, disposition, expiresInS: PRESIGNED_S });
  if (location) {
    res.writeHead(302, {
      Location: location,
      'Cache-Control': 'private, no-store',
      'Referrer-Policy': 'no-referrer',
    });
    res.end();
    return;
  }
  await sendFile(exchange, {
    key,
    headers: {
      'Content-Type': contentType,
      'Content-Disposition': disposition,
      'Content-Security-Policy': SANDBOX,
      'Cache-Control': ASK_FIRST,
      'Accept-Ranges': 'bytes',
      // A key is written once, so it is as good as a hash of the bytes.
      ETag: `"${picture.storage_key.split('/').at(-1)}-${file}"`,
    },
  });
}

async function sendFile(
  { req, res, files }: Exchange,
  { key, headers }: { key: string; headers: OutgoingHttpHeaders & { ETag: string } },
): Promise<void> {
  if (matches(req.headers['if-none-match'], headers.ETag)) {
    res.writeHead(304, headers).end();
    return;
  }
  const size = await files.size(key);
  if (size === null) return sendError(res, 'NOT_FOUND');
  const isSame = req.headers['if-range'] === undefined || req.headers['if-range'] === headers.ETag;
  const range = isSame ? parseRange(req.headers.range, size) : null;
  if (range === 'unsatisfiable') {
    res.writeHead(416, { 'Content-Range': `bytes */${size}` }).end();
    return;
  }
  const { start, end } = range ?? { start: 0, end: size - 1 };
  res.writeHead(range ? 206 : 200, {
    ...headers,
    'Content-Length': end - start + 1,
    ...(range && { 'Content-Range': `bytes ${start}-${end}/${size}` }),
  });
  if (req.method === 'HEAD') res.end();
  else await sendStream(await files.stream(key, { start, end }), res);
}

function matches(header: string | undefined, etag: string): boolean {
  return (
    header !== undefined &&
    header.split(',').some((part) => part.trim().replace(/^W\//, '') === etag)
  );
}
