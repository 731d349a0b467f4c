import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { globSync } from 'node:fs';
import path from 'node:path';

import { RefusalToStart } from '#server/exit-with-reason.ts';
import { SITE_VARIABLES } from '#web/build/site-define.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const WEB_FOLDER = path.join(ROOT, 'dist/web');
const SOURCES = [
  'src/web/**/*',
  'src/shared/**/*',
  'package-lock.json',
  '{vite,react-router}.config.ts',
];

interface Building {
  root?: string;
  folder?: string;
  build?: () => Promise<void>;
  canBuild?: () => boolean;
}

/** Builds the web if any of its sources changed since the last build. */
export async function buildIfStale({
  root = ROOT,
  folder = WEB_FOLDER,
  build = buildWeb,
  canBuild = isBuilderInstalled,
}: Building = {}): Promise<void> {
  const wanted = fingerprint(root);
  const mark = path.join(folder, 'built-from');
  if (existsSync(mark) && readFileSync(mark, 'utf8') === wanted) return;
  if (!canBuild()) return serveAsBuilt(folder);
  process.stdout.write('Building the web (only when it has changed) …\n');
  // Both come last in a build: one that is killed must not pass for whole with those of the one before.
  for (const last of [mark, manifestOf(folder)]) rmSync(last, { force: true });
  try {
    await build();
  } catch (error) {
    // Half a web would be served as if it were whole by the next `npm run serve`.
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
  writeFileSync(mark, wanted);
}

/** What the server reads first; without it no page is served. */
const manifestOf = (folder: string) => path.join(folder, 'site.json');

/** `npm ci --omit=dev` brings no builder: what was built elsewhere is kept, and never lost by trying. */
function serveAsBuilt(folder: string): void {
  if (!existsSync(manifestOf(folder)))
    throw new RefusalToStart(
      'The web is not built, or only half, and what builds it is not installed (npm ci --omit=dev). Bring a built dist/ along, or install everything: npm ci',
    );
  process.stdout.write('What builds the web is not installed; it is served as it was built.\n');
}

function isBuilderInstalled(): boolean {
  return existsSync(path.join(ROOT, 'node_modules/@react-router/dev'));
}

async function buildWeb(): Promise<void> {
  const build = spawn('npm', ['run', '--silent', 'build'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  let said = '';
  for (const stream of [build.stdout, build.stderr])
    stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const [code] = (await once(build, 'close')) as [number | null];
  if (code !== 0) {
    process.stderr.write(said);
    throw new Error('The web could not be built.');
  }
}

/** By paths in the project: the same wherever it lies. */
function fingerprint(root: string): string {
  const hash = createHash('sha256');
  for (const name of SITE_VARIABLES) hash.update(`${name}=${process.env[name] ?? ''}\n`);
  const files = globSync(SOURCES, { cwd: root, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const paths = files.map((entry) =>
    path.relative(root, path.resolve(root, entry.parentPath, entry.name)),
  );
  for (const file of paths.toSorted())
    hash.update(file.replaceAll(path.sep, '/')).update(readFileSync(path.join(root, file)));
  return hash.digest('hex');
}
