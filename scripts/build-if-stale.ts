import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { globSync } from 'node:fs';
import path from 'node:path';

import { SITE_VARIABLES } from '#web/build/site-define.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const WEB_FOLDER = path.join(ROOT, 'dist/web');
const SOURCES = ['src/web/**/*', 'src/shared/**/*', 'package-lock.json', '*.config.ts'];

/** Builds the web if any of its sources changed since the last build. */
export async function buildIfStale(folder = WEB_FOLDER, build = buildWeb): Promise<void> {
  const wanted = fingerprint();
  const mark = path.join(folder, 'built-from');
  if (existsSync(mark) && readFileSync(mark, 'utf8') === wanted) return;
  process.stdout.write('Building the web (only when it has changed) …\n');
  rmSync(mark, { force: true });
  try {
    await build();
  } catch (error) {
    // Half a web would be served as if it were whole by the next `npm run serve`.
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
  writeFileSync(mark, wanted);
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

function fingerprint(): string {
  const hash = createHash('sha256');
  for (const name of SITE_VARIABLES) hash.update(`${name}=${process.env[name] ?? ''}\n`);
  const files = globSync(SOURCES, { cwd: ROOT, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  for (const file of files.map((entry) => path.join(entry.parentPath, entry.name)).toSorted())
    hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}
