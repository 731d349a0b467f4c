import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { OutgoingHttpHeaders } from 'node:http';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

import type { Asset, Variant } from './asset.ts';

/** Done once for each text, while somebody waits. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** A built text with something changed in it: compressed anew, under a tag of its own, kept in memory. */
export function rewriteAsset(
  asset: Asset,
  change: (text: string) => string,
  headers: OutgoingHttpHeaders = {},
): Asset {
  const { identity } = asset.variants;
  const bytes = Buffer.from(change((identity.bytes ?? readFileSync(identity.file)).toString()));
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
  const variant = (body: Buffer, encoding?: string): Variant => ({
    file: identity.file,
    size: body.length,
    bytes: body,
    headers: {
      ...identity.headers,
      ...headers,
      ETag: etag,
      'Content-Length': body.length,
      ...(encoding && { 'Content-Encoding': encoding }),
    },
  });
  return {
    etag,
    variants: {
      identity: variant(bytes),
      br: variant(brotliCompressSync(bytes, BROTLI), 'br'),
      gzip: variant(gzipSync(bytes), 'gzip'),
    },
  };
}
