import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import type { OutgoingHttpHeaders } from 'node:http';

import { contentTypeOf } from './content-type.ts';

type Encoding = 'br' | 'gzip' | 'identity';

export interface Variant {
  file: string;
  size: number;
  /** Small files stay in memory: a page costs no disk read. */
  bytes: Buffer | null;
  headers: OutgoingHttpHeaders;
}

export interface Asset {
  etag: string;
  variants: Partial<Record<Encoding, Variant>> & { identity: Variant };
}

const IN_MEMORY_LIMIT_BYTES = 64 * 1024;
const SUFFIXES = { br: '.br', gzip: '.gz', identity: '' } as const;

/** One built file with its compressed copies and everything that is sent about it. */
export function loadAsset(file: string, url: string, extra: OutgoingHttpHeaders): Asset {
  const etag = `"${createHash('sha256').update(readFileSync(file)).digest('base64url').slice(0, 22)}"`;
  const headers: OutgoingHttpHeaders = {
    ...extra,
    'Content-Type': contentTypeOf(url),
    'Cache-Control': cacheControlOf(url),
    ETag: etag,
    Vary: 'Accept-Encoding',
    'Accept-Ranges': 'bytes',
  };
  const [br, gzip] = (['br', 'gzip'] as const).map((encoding) =>
    existsSync(file + SUFFIXES[encoding]) ? loadVariant(file, encoding, headers) : undefined,
  );
  const identity = loadVariant(file, 'identity', headers);
  return { etag, variants: { identity, ...(br && { br }), ...(gzip && { gzip }) } };
}

function loadVariant(file: string, encoding: Encoding, headers: OutgoingHttpHeaders): Variant {
  const source = file + SUFFIXES[encoding];
  const { size } = statSync(source);
  return {
    file: source,
    size,
    bytes: size <= IN_MEMORY_LIMIT_BYTES ? readFileSync(source) : null,
    headers: {
      ...headers,
      'Content-Length': size,
      ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
    },
  };
}

/** Vite puts a hash into the name of everything under /assets. */
function cacheControlOf(url: string): string {
  if (url.startsWith('/assets/')) return 'public, max-age=31536000, immutable';
  // The service worker decides about all other files: an old one must not outlive a new build.
  if (url.endsWith('.html') || url === '/sw.js') return 'no-cache';
  return 'public, max-age=86400, stale-while-revalidate=604800';
}
