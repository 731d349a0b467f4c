import { createReadStream } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';

import type { Asset, Variant } from './asset.ts';
import { parseRange } from '#server/http/files/range.ts';
import { sendStream } from '#server/http/files/send-stream.ts';

export async function sendAsset(
  req: IncomingMessage,
  res: ServerResponse,
  { asset, status }: { asset: Asset; status: 200 | 404 },
): Promise<void> {
  const { identity } = asset.variants;
  if (status === 404) return sendWhole(req, res, { variant: choose(asset, req), status });
  if (req.headers['if-none-match'] === asset.etag) {
    const { 'Content-Length': _length, ...headers } = identity.headers;
    res.writeHead(304, headers).end();
    return;
  }
  const range = parseRange(req.headers.range, identity.size);
  if (range === null) return sendWhole(req, res, { variant: choose(asset, req), status });
  if (range === 'unsatisfiable') {
    res.writeHead(416, { 'Content-Range': `bytes */${identity.size}` }).end();
    return;
  }
  await sendRange(req, res, { variant: identity, ...range });
}

async function sendRange(
  req: IncomingMessage,
  res: ServerResponse,
  { variant, start, end }: { variant: Variant; start: number; end: number },
): Promise<void> {
  res.writeHead(206, {
    ...variant.headers,
    'Content-Length': end - start + 1,
    'Content-Range': `bytes ${start}-${end}/${variant.size}`,
  });
  if (req.method === 'HEAD') res.end();
  else if (variant.bytes) res.end(variant.bytes.subarray(start, end + 1));
  else await sendStream(createReadStream(variant.file, { start, end }), res);
}

async function sendWhole(
  req: IncomingMessage,
  res: ServerResponse,
  { variant, status }: { variant: Variant; status: number },
): Promise<void> {
  res.writeHead(status, variant.headers);
  if (req.method === 'HEAD') res.end();
  else if (variant.bytes) res.end(variant.bytes);
  else await sendStream(createReadStream(variant.file), res);
}

function choose(asset: Asset, req: IncomingMessage): Variant {
  const accepted = req.headers['accept-encoding'];
  const { br, gzip, identity } = asset.variants;
  if (br && accepted?.includes('br')) return br;
  if (gzip && accepted?.includes('gzip')) return gzip;
  return identity;
}
