import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SERVICE_WORKER_PATH } from '#web/lib/offline-names.ts';
import { bundleScript } from './island-plugin.ts';

/** The screens that open without a network; what an admin does needs one anyway. */
const OFFLINE_PAGES = ['/dashboard', '/settings', '/user'] as const;
const SOURCE = join(import.meta.dirname, '../offline/service-worker.ts');
const IN_PAGE = /\/assets\/([\w.-]+\.(?:js|css|woff2))/g;
const IN_SCRIPT = /["'`](?:\.\/|assets\/)([\w.-]+\.(?:js|css))["'`]/g;

/** Writes `/sw.js`, which knows exactly the files of this build. */
export async function writeServiceWorker(client: string): Promise<number> {
  const pages = await Promise.all(
    OFFLINE_PAGES.map((path) => readFile(join(client, path, 'index.html'), 'utf8')),
  );
  const files = await reachableFiles(client, pages);
  // Scripts carry their hash in the name; pages do not.
  const version = createHash('sha256')
    .update(JSON.stringify([files, pages]))
    .digest('hex');
  const shell = {
    version: version.slice(0, 12),
    pages: OFFLINE_PAGES,
    files: files.map((name) => `/assets/${name}`),
  };
  const code = await bundleScript(SOURCE, { __SHELL__: JSON.stringify(shell) });
  await writeFile(join(client, SERVICE_WORKER_PATH), code);
  return files.length;
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
