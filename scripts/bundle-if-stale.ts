import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { findBundle } from '#studio/workers/worker-code.ts';

/** Bundles the Studio's workers if their code changed; where the bundler is not installed, they run from the sources. */
export async function bundleIfStale(): Promise<void> {
  if (await findBundle()) return;
  // In a process of its own: the bundler would stay in this one's memory.
  const bundling = spawn('npm', ['run', '--silent', 'build:studio'], {
    cwd: path.resolve(import.meta.dirname, '..'),
    stdio: 'ignore',
    shell: process.platform === 'win32',
  });
  const [code] = (await once(bundling, 'close')) as [number | null];
  if (code !== 0) process.stdout.write('The Studio was not bundled; it runs from its sources.\n');
}
