import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SERVICE_WORKER_PATH } from '#web/lib/offline/offline-names.ts';
import { bundleScript } from './island-plugin.ts';
import { readRouteScript, routesBeneath } from './route-list.ts';
import { PRERENDERED_PATHS, SHELL_PREFIXES } from './site-paths.ts';

/** The screens that open without a network. */
const OFFLINE_PAGES = ['/dashboard', '/wines', '/settings', '/user'] as const;
/** Their addresses are not known beforehand: one and the same shell opens all of them. */
const DEEP_PAGES = { shell: '/wines/import', prefixes: ['/wines/', '/sets/'] } as const;
/** What says so at every other page of ours: an admin's screens and the public pages need a network. */
const OFFLINE_PAGE: (typeof PRERENDERED_PATHS)[number] = '/offline';
const SOURCE = join(import.meta.dirname, '../offline/service-worker.ts');
const IN_PAGE = /\/assets\/([\w.-]+\.(?:js|css|woff2))/g;
const IN_SCRIPT = /["'`](?:\.\/|assets\/)([\w.-]+\.(?:js|css))["'`]/g;

/** Writes `/sw.js`, which knows exactly the files of this build. */
export async function writeServiceWorker(client: string): Promise<number> {
  const pages = await Promise.all(
    [
      ...[...OFFLINE_PAGES, OFFLINE_PAGE].map((path) => join(path, 'index.html')),
      '__spa-fallback.html',
    ].map((file) => readFile(join(client, file), 'utf8')),
  );
  const files = await reachableFiles(client, [...pages, await deepRoutes(client)]);
  // Scripts carry their hash in the name; pages do not.
  const version = createHash('sha256')
    .update(JSON.stringify([files, pages]))
    .digest('hex');
  const shell = {
    version: version.slice(0, 12),
    pages: OFFLINE_PAGES,
    deep: DEEP_PAGES,
    other: { shell: OFFLINE_PAGE, pages: PRERENDERED_PATHS, prefixes: SHELL_PREFIXES },
    files: files.map((name) => `/assets/${name}`),
  };
  const code = await bundleScript(SOURCE, { __SHELL__: JSON.stringify(shell) });
  await writeFile(join(client, SERVICE_WORKER_PATH), code);
  return files.length;
}

/** The shell names no screen; what these screens load stands in the list of all routes. */
async function deepRoutes(client: string): Promise<string> {
  const { list } = await readRouteScript(client);
  return JSON.stringify(routesBeneath(list, DEEP_PAGES.prefixes));
}

/** What the pages name, and what those scripts load later. */
async function reachableFiles(client: string, pages: readonly string[]): Promise<string[]> {
  const found = new Set(pages.flatMap((html) => names(html, IN_PAGE)));
  for (const name of found) {
    // The list of all routes names the files of every screen, open to all or not.
    if (!name.endsWith('.js') || name.startsWith('manifest-')) continue;
    const code = await readFile(join(client, 'assets', name), 'utf8');
    for (const next of names(code, IN_SCRIPT)) found.add(next);
  }
  return [...found].toSorted();
}

function names(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].flatMap(([, name]) => name ?? []);
}
