// npm run build:studio: the code of the Studio's workers in a few files; see docs/decisions/020.
import { readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import type { Plugin } from 'vite';
import { BUNDLES, fingerprintOf, MARK_NAME, readMark } from '#studio/workers/worker-code.ts';
import type { BundleMark } from '#studio/workers/worker-code.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const ENTRIES = {
  'studio-worker': 'src/studio/workers/studio-worker.ts',
  'real-steps': 'src/studio/real-steps.ts',
};

/** Bundles the workers' code into a folder named by its sources, and says so when it is whole. */
export async function bundleStudio(
  bundles = BUNDLES,
  entries: Readonly<Record<string, string>> = ENTRIES,
): Promise<void> {
  const folder = fileURLToPath(bundles);
  const unnamed = path.join(folder, `new-${process.pid}`);
  const read = new Map<string, string>();
  const begunAt = Date.now();
  await build({
    configFile: false,
    root: ROOT,
    publicDir: false,
    logLevel: 'error',
    plugins: [keepAddresses(unnamed, read), keepNarrow()],
    build: {
      ssr: true,
      target: 'node24',
      minify: false,
      outDir: unnamed,
      rolldownOptions: {
        input: { ...entries },
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  });
  const sources = [...read.keys()].toSorted();
  const fingerprint = await fingerprintOf(sources, (source) => read.get(source) ?? '');
  const before = await readMark(bundles);
  // A server that is still running may yet load more of the one before.
  await clearBut(folder, [path.basename(unnamed), before?.fingerprint ?? '']);
  await rm(path.join(folder, fingerprint), { recursive: true, force: true });
  await rename(unnamed, path.join(folder, fingerprint));
  const mark: BundleMark = { fingerprint, sources, begunAt };
  await writeFile(unnamed, JSON.stringify(mark));
  await rename(unnamed, path.join(folder, MARK_NAME));
}

/** Files that lie beside a source are still found there; and what was read of each source is kept. */
function keepAddresses(outDir: string, read: Map<string, string>): Plugin {
  return {
    name: 'keep-addresses',
    enforce: 'pre',
    transform(code, id) {
      const source = path.relative(ROOT, id).replaceAll(path.sep, '/');
      if (!source.startsWith('src/')) return null;
      read.set(source, code);
      if (!code.includes('import.meta.url')) return null;
      const address = path.relative(outDir, id).replaceAll(path.sep, '/');
      return code.replaceAll('import.meta.url', `new URL('${address}', import.meta.url).href`);
    },
  };
}

/** One letter beyond ASCII, and V8 would keep each character of a whole file in two bytes, in every worker. */
function keepNarrow(): Plugin {
  return {
    name: 'keep-narrow',
    enforce: 'pre',
    // Only modules that may have raw texts are parsed: the whole bundle would take as long as bundling it.
    transform(code) {
      if (!code.includes('`') || !TAGGED.test(code)) return null;
      const raw = rawTexts(this.parse(code, { lang: 'ts' }));
      return inAscii(code, (unit, at) =>
        raw.some(({ start, end }) => start <= at && at < end) ? `\${'${escapeOf(unit)}'}` : unit,
      );
    },
    // The printer of the chunks has written the letters themselves again.
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk') chunk.code = inAscii(chunk.code, escapeOf);
    },
  };
}

const BEYOND_ASCII = /[^\0-\x7f]/g;
const inAscii = (code: string, write: (unit: string, at: number) => string): string =>
  code.replaceAll(BEYOND_ASCII, write);
const escapeOf = (unit: string): string => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** What a template with a tag before it looks like; a few that look like one are none. */
const TAGGED = /[\w$)\]]`/;

interface Span {
  start: number;
  end: number;
}

/** What stands in templates with a tag before them: there an escape would be read as it is written. */
function rawTexts(node: unknown): Span[] {
  if (typeof node !== 'object' || node === null) return [];
  const own = isTagged(node) ? node.quasi.quasis : [];
  return [...own, ...Object.values(node).flatMap(rawTexts)];
}

const isTagged = (node: object): node is { quasi: { quasis: Span[] } } =>
  'type' in node && node.type === 'TaggedTemplateExpression';

async function clearBut(folder: string, kept: readonly string[]): Promise<void> {
  const names = await readdir(folder);
  await Promise.all(
    names
      .filter((name) => name !== MARK_NAME && !kept.includes(name))
      .map((name) => rm(path.join(folder, name), { recursive: true, force: true })),
  );
}

if (import.meta.main) await bundleStudio();
