import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';

import type { SiteManifest, SitePage } from '#shared/site-manifest.ts';

import { loadAsset } from './asset.ts';
import type { Asset } from './asset.ts';
import type { DressPage } from './dress-page.ts';
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
  imageOrigins?: readonly string[];
  /** The last word on a page before it goes out. */
  dressPage?: DressPage;
}

/** The built web: precompressed, immutable where the name carries a hash, each page under its own policy. */
export function createSite(options: SiteOptions): Site {
  const file = path.join(options.folder, 'site.json');
  if (!existsSync(file)) return { serve: async () => false, notFound: async () => false };
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as SiteManifest;
  const pages = new Map(
    Object.entries(manifest.pages).map(([url, page]) => [url, loadPage(options, page)]),
  );
  const files = loadFiles(options);
  const shell = loadPage(options, manifest.shell);
  const notFound = loadPage(options, manifest.notFound);

  const findPage = (pathname: string): Asset | undefined =>
    pages.get(pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname) ??
    (manifest.shellPrefixes.some((prefix) => pathname.startsWith(prefix)) ? shell : undefined);
  const dress = async (req: IncomingMessage, page: Asset) =>
    options.dressPage ? options.dressPage(page, req.headers.cookie) : page;

  return {
    serve: async (req, res) => {
      if (!isRead(req)) return false;
      const pathname = pathOf(req);
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

function loadFiles({ folder, headers }: SiteOptions): Map<string, Asset> {
  const root = path.join(folder, 'client');
  const found = readdirSync(root, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && !/\.(html|br|gz)$/.test(entry.name),
  );
  return new Map(
    found.map((entry) => {
      const file = path.join(entry.parentPath, entry.name);
      const url = `/${path.relative(root, file).split(path.sep).join('/')}`;
      return [url, loadAsset(file, url, headers)];
    }),
  );
}

const isRead = (req: IncomingMessage) => req.method === 'GET' || req.method === 'HEAD';

function pathOf(req: IncomingMessage): string {
  const raw = req.url?.split('?', 1)[0] ?? '/';
  try {
    return decodeURIComponent(raw);
  } catch {
    return raw;
  }
}
