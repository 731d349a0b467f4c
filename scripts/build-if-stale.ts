import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { globSync } from 'node:fs';
import path from 'node:path';

import { SITE_VARIABLES } from '#web/build/site-define.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const MARK = path.join(ROOT, 'dist/web/built-from');
const SOURCES = ['src/web/**/*', 'src/shared/**/*', 'package-lock.json', '*.config.ts'];

/** Builds the web if any of its sources changed since the last build. */
export async function buildIfStale(): Promise<void> {
  const wanted = fingerprint();
  if (existsSync(MARK) && readFileSync(MARK, 'utf8') === wanted) return;
  process.stdout.write('Building the web (only when it has changed) …\n');
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
  writeFileSync(MARK, wanted);
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
