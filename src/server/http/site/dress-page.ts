import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

import type { Asset, Variant } from './asset.ts';

/** Puts the notices above a built page, on its way out. */
export type DressPage = (page: Asset, cookies: string | undefined) => Promise<Asset>;

/** With and without the announcement, and what was said until a moment ago. */
const KEPT_TEXTS = 4;
/** Done once a page and text, while somebody waits. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Each page is dressed once for each text and kept; without a text it goes out as it was built. */
export function createPageDresser(
  htmlFor: (cookies: string | undefined) => Promise<string>,
): DressPage {
  const dressed = new Map<string, Map<Asset, Asset>>();
  return async (page, cookies) => {
    const html = await htmlFor(cookies);
    if (html === '') return page;
    const kept = dressed.get(html) ?? new Map<Asset, Asset>();
    if (!dressed.has(html)) keep(dressed, html, kept);
    const found = kept.get(page) ?? dress(page, html);
    kept.set(page, found);
    return found;
  };
}

function keep<T>(dressed: Map<string, T>, html: string, kept: T): void {
  dressed.set(html, kept);
  const [oldest] = dressed.keys();
  if (dressed.size > KEPT_TEXTS && oldest !== undefined) dressed.delete(oldest);
}

function dress(page: Asset, html: string): Asset {
  const { identity } = page.variants;
  const built = (identity.bytes ?? readFileSync(identity.file)).toString();
  const bytes = Buffer.from(built.replace(/<body[^>]*>/, (body) => body + html));
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
  const variant = (body: Buffer, encoding?: string): Variant => ({
    file: identity.file,
    size: body.length,
    bytes: body,
    headers: {
      ...identity.headers,
      ETag: etag,
      Vary: 'Accept-Encoding, Cookie',
      'Accept-Ranges': 'none',
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
