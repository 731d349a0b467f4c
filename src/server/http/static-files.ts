import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';

import { isAppPath } from '#shared/routes.ts';

import { contentTypeOf } from './content-type.ts';
import { parseRange } from './range.ts';
import { pagePolicy } from './security-headers.ts';

type Encoding = 'br' | 'gzip' | 'identity';

interface Variant {
  file: string;
  size: number;
  /** Small files stay in memory: a page costs no disk read. */
  bytes: Buffer | null;
  headers: OutgoingHttpHeaders;
}

interface Asset {
  etag: string;
  variants: Partial<Record<Encoding, Variant>> & { identity: Variant };
}

export type StaticHandler = (req: IncomingMessage, res: ServerResponse) => Promise<boolean>;

const IN_MEMORY_LIMIT_BYTES = 64 * 1024;
const SUFFIXES = { br: '.br', gzip: '.gz', identity: '' } as const;
const FALLBACK = '/__spa-fallback.html';

/** Serves the built web: precompressed, immutable where the name carries a hash, ETag and ranges. */
export function createStaticHandler(options: {
  root: string;
  headers: Record<string, string>;
  extraImageOrigins?: readonly string[];
}): StaticHandler {
  const assets = loadAssets(options);
  return async (req, res) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') return false;
    const pathname = pathOf(req.url ?? '/');
    const asset = pathname === null ? undefined : findAsset(assets, pathname);
    if (asset) await send(req, res, { asset, status: 200 });
    else if (pathname !== null && isAppPath(pathname)) await sendFallback(assets, req, res, 200);
    else return false;
    return true;
  };
}

/** The not-found page is the app's own, with the status that crawlers and tools expect. */
export function createNotFoundHandler(
  options: Parameters<typeof createStaticHandler>[0],
): StaticHandler {
  const assets = loadAssets({ ...options, only: FALLBACK });
  return async (req, res) => {
    if (!assets.has(FALLBACK)) return false;
    await sendFallback(assets, req, res, 404);
    return true;
  };
}

async function sendFallback(
  assets: Map<string, Asset>,
  req: IncomingMessage,
  res: ServerResponse,
  status: number,
): Promise<void> {
  const asset = assets.get(FALLBACK);
  if (!asset) throw new Error('The web build has no fallback page; run `npm run build`.');
  await send(req, res, { asset, status });
}

function pathOf(url: string): string | null {
  try {
    return decodeURIComponent(url.split('?', 1)[0] ?? '/');
  } catch {
    return null;
  }
}

function findAsset(assets: Map<string, Asset>, pathname: string): Asset | undefined {
  const trimmed = pathname.length > 1 ? pathname.replace(/\/+$/, '') : '';
  return assets.get(pathname) ?? assets.get(`${trimmed}/index.html`);
}

async function send(
  req: IncomingMessage,
  res: ServerResponse,
  { asset, status }: { asset: Asset; status: number },
): Promise<void> {
  if (status === 200 && req.headers['if-none-match'] === asset.etag) {
    res.writeHead(304, asset.variants.identity.headers).end();
    return;
  }
  const range = status === 200 ? parseRange(req.headers.range, asset.variants.identity.size) : null;
  if (range === 'unsatisfiable') {
    res.writeHead(416, { 'Content-Range': `bytes */${asset.variants.identity.size}` }).end();
  } else if (range) {
    await sendRange(req, res, { variant: asset.variants.identity, range });
  } else {
    await sendWhole(req, res, { variant: choose(asset, req.headers['accept-encoding']), status });
  }
}

async function sendRange(
  req: IncomingMessage,
  res: ServerResponse,
  { variant, range }: { variant: Variant; range: { start: number; end: number } },
): Promise<void> {
  const { start, end } = range;
  res.writeHead(206, {
    ...variant.headers,
    'Content-Length': end - start + 1,
    'Content-Range': `bytes ${start}-${end}/${variant.size}`,
  });
  if (req.method === 'HEAD') res.end();
  else await pipeline(createReadStream(variant.file, { start, end }), res);
}

async function sendWhole(
  req: IncomingMessage,
  res: ServerResponse,
  { variant, status }: { variant: Variant; status: number },
): Promise<void> {
  res.writeHead(status, variant.headers);
  if (req.method === 'HEAD') res.end();
  else if (variant.bytes) res.end(variant.bytes);
  else await pipeline(createReadStream(variant.file), res);
}

function choose(asset: Asset, accepted: string | undefined): Variant {
  const { br, gzip, identity } = asset.variants;
  if (br && accepted?.includes('br')) return br;
  if (gzip && accepted?.includes('gzip')) return gzip;
  return identity;
}

function loadAssets(options: {
  root: string;
  headers: Record<string, string>;
  extraImageOrigins?: readonly string[];
  only?: string;
}): Map<string, Asset> {
  const assets = new Map<string, Asset>();
  if (!existsSync(options.root)) return assets;
  for (const name of readdirSync(options.root, { recursive: true, encoding: 'utf8' })) {
    const file = path.join(options.root, name);
    const url = `/${name.split(path.sep).join('/')}`;
    if (/\.(br|gz)$/.test(name) || !statSync(file).isFile()) continue;
    if (options.only === undefined || options.only === url)
      assets.set(url, loadAsset(file, url, options));
  }
  return assets;
}

function loadAsset(
  file: string,
  url: string,
  options: { headers: Record<string, string>; extraImageOrigins?: readonly string[] },
): Asset {
  const bytes = readFileSync(file);
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
  const isPage = url.endsWith('.html');
  const headers: OutgoingHttpHeaders = {
    ...options.headers,
    'Content-Type': contentTypeOf(url),
    'Cache-Control': cacheControlOf(url),
    ETag: etag,
    Vary: 'Accept-Encoding',
    'Accept-Ranges': 'bytes',
    ...(isPage && {
      'Content-Security-Policy': pagePolicy(bytes.toString(), options.extraImageOrigins),
    }),
  };
  const identity = loadVariant(file, 'identity', headers);
  if (!identity) throw new Error(`${file} vanished while it was read`);
  const [br, gzip] = [loadVariant(file, 'br', headers), loadVariant(file, 'gzip', headers)];
  return { etag, variants: { identity, ...(br && { br }), ...(gzip && { gzip }) } };
}

function loadVariant(
  file: string,
  encoding: Encoding,
  headers: OutgoingHttpHeaders,
): Variant | null {
  const source = file + SUFFIXES[encoding];
  if (!existsSync(source)) return null;
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
  if (url.endsWith('.html')) return 'no-cache';
  return 'public, max-age=86400, stale-while-revalidate=604800';
}
