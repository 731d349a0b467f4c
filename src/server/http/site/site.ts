import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';

import type { SiteAddress, SiteManifest, SitePage } from '#shared/site-manifest.ts';

import { loadAsset } from './asset.ts';
import type { Asset } from './asset.ts';
import type { DressPage } from './dress-page.ts';
import { moveSite } from './move-site.ts';
import type { SiteMove } from './move-site.ts';
import { rewriteAsset } from './rewrite-asset.ts';
import { pagePolicy } from '#server/http/guard/security-headers.ts';
import { sendAsset } from './send-asset.ts';

/** Answers a request if it can; false leaves it to the next in line. */
export type RequestHandler = (req: IncomingMessage, res: ServerResponse) => Promise<boolean>;

export interface Site {
  /** Pages and files of the web build. */
  serve: RequestHandler;
  /** The app's own not-found page, with the status that crawlers and tools expect. */
  notFound: RequestHandler;
}

export interface SiteOptions {
  /** `dist/web`: the manifest and, under client/, the files. */
  folder: string;
  headers: Record<string, string>;
  /** Of this server, whatever the build was told. */
  address: SiteAddress;
  imageOrigins?: readonly string[];
  /** The last word on a page before it goes out. */
  dressPage?: DressPage;
}

/** The built web: precompressed, immutable where the name carries a hash, each page under its own policy. */
export function createSite(options: SiteOptions): Site {
  const file = path.join(options.folder, 'site.json');
  if (!existsSync(file)) return { serve: async () => false, notFound: async () => false };
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as SiteManifest;
  const move = moveSite(manifest.builtFor ?? options.address, options.address);
  const load = (page: SitePage) => moved(loadPage(options, page), move);
  const pages = new Map(Object.entries(manifest.pages).map(([url, page]) => [url, load(page)]));
  const files = loadFiles(options, move);
  const shell = load(manifest.shell);
  const notFound = load(manifest.notFound);

  const findPage = (pathname: string): Asset | undefined =>
    pages.get(pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname) ??
    (manifest.shellPrefixes.some((prefix) => pathname.startsWith(prefix)) ? shell : undefined);
  const dress = async (req: IncomingMessage, page: Asset) =>
    options.dressPage ? options.dressPage(page, req.headers.cookie) : page;

  return {
    serve: async (req, res) => {
      if (!isRead(req)) return false;
      const pathname = pathOf(req);
      const elsewhere = move.redirects.get(pathname);
      if (elsewhere) {
        res.writeHead(302, { ...options.headers, Location: elsewhere }).end();
        return true;
      }
      const page = files.has(pathname) ? undefined : findPage(pathname);
      const asset = page ? await dress(req, page) : files.get(pathname);
      if (asset) await sendAsset(req, res, { asset, status: 200 });
      return asset !== undefined;
    },
    notFound: async (req, res) => {
      if (!isRead(req)) return false;
      await sendAsset(req, res, { asset: await dress(req, notFound), status: 404 });
      return true;
    },
  };
}

function loadPage({ folder, headers, imageOrigins }: SiteOptions, page: SitePage): Asset {
  return loadAsset(path.join(folder, 'client', page.file), `/${page.file}`, {
    ...headers,
    'Content-Security-Policy': pagePolicy({ ...page, imageOrigins: imageOrigins ?? [] }),
  });
}

function loadFiles({ folder, headers }: SiteOptions, move: SiteMove): Map<string, Asset> {
  const root = path.join(folder, 'client');
  const found = readdirSync(root, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && !/\.(html|br|gz)$/.test(entry.name),
  );
  return new Map(
    found.map((entry) => {
      const file = path.join(entry.parentPath, entry.name);
      const url = `/${path.relative(root, file).split(path.sep).join('/')}`;
      const asset = loadAsset(file, url, headers);
      return [url, FOR_CRAWLERS.test(url) ? moved(asset, move) : asset];
    }),
  );
}

/** Texts that name the site by its whole address. */
const FOR_CRAWLERS = /\.(?:txt|xml)$/;

const moved = (asset: Asset, { rewrite }: SiteMove): Asset =>
  rewrite ? rewriteAsset(asset, rewrite) : asset;

const isRead = (req: IncomingMessage) => req.method === 'GET' || req.method === 'HEAD';

function pathOf(req: IncomingMessage): string {
  const raw = req.url?.split('?', 1)[0] ?? '/';
  try {
    return decodeURIComponent(raw);
  } catch {
    return raw;
  }
}
