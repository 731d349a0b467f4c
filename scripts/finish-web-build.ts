/** After `react-router build`: self-contained static pages, the policy's hashes, compressed copies. */
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteManifest, SitePage } from '#shared/site-manifest.ts';
import { inlineStyles, isStaticPage } from '#web/build/inline-styles.ts';
import { inspectPage } from '#web/build/inspect-page.ts';
import { precompress } from '#web/build/precompress.ts';
import { siteOf } from '#web/build/site-define.ts';
import { writeServiceWorker } from '#web/build/write-service-worker.ts';
import { writeSiteFiles } from '#web/build/site-files.ts';
import { trimManifest } from '#web/build/trim-manifest.ts';
import { NOT_FOUND_PATH, PRERENDERED_PATHS, SHELL_PREFIXES } from '#web/build/site-paths.ts';

const DIST = join(import.meta.dirname, '../dist/web');
const CLIENT = join(DIST, 'client');

async function finishPage(file: string): Promise<SitePage> {
  const path = join(CLIENT, file);
  let html = await readFile(path, 'utf8');
  if (isStaticPage(html)) {
    html = await inlineStyles(CLIENT, html);
    await writeFile(path, html);
  }
  return inspectPage(file, html);
}

const pages: Record<string, SitePage> = {};
for (const path of PRERENDERED_PATHS) {
  pages[path] = await finishPage(join(path.slice(1), 'index.html'));
}
const { [NOT_FOUND_PATH]: notFound, ...known } = pages;
if (!notFound) throw new Error('The not-found page was not prerendered');

const manifest: SiteManifest = {
  builtFor: siteOf(process.env),
  pages: known,
  shellPrefixes: SHELL_PREFIXES,
  shell: await finishPage('__spa-fallback.html'),
  notFound,
};
// Only the prerender needed these; the product serves files.
await rm(join(DIST, 'server'), { recursive: true, force: true });
await rm(join(CLIENT, '.vite'), { recursive: true, force: true });
await writeSiteFiles(CLIENT, siteOf(process.env));
const kept = await writeServiceWorker(CLIENT);
await trimManifest(CLIENT);
const compressed = await precompress(CLIENT);
// Last: a build that is cut off is none.
await writeFile(join(DIST, 'site.json'), JSON.stringify(manifest, null, 1));
console.log(
  `${PRERENDERED_PATHS.length} pages ready, ${compressed} files compressed, ${kept} kept for offline`,
);
