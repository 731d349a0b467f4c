import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';

import { readPlaywright, readVitest, sayResults } from './test-results.ts';
import type { PlaywrightReport, Results, VitestReport } from './test-results.ts';

/** Many times what the tests have lain there at once; a container has 64 MB by default. */
const MEMORY_NEEDED = 6 * 1024 ** 3;

/**
 * What only computes fills every pause of the others, and both cores after them; what waits for answers
 * would be the last to end if it stood in line for a core after each. A third of their share, and not
 * less: beside something else that keeps the machine busy it must still come to its end.
 */
const GIVES_WAY = 5;

/** `npm test`: all of it, unit, server and browser; the end names what failed and counts. */
const folder = mkdtempSync(path.join(memoryFolder() ?? os.tmpdir(), 'vignette-tests-'));
// The database's own account must reach what lies here, as it does in any folder for such files.
chmodSync(folder, 0o1777);
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
const running: ChildProcess[] = [];
let isStopped = false;
// The runners end first: what they still write would lie in memory until the machine is started anew.
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    isStopped = true;
    for (const runner of running) runner.kill(signal);
  });
// All at once: servers and stories wait a part of their time, for a database, a page or a process
// that starts, and the web is built meanwhile. The Studio, which only computes, takes what they leave
// of the cores; with fewer workers it would still compute on one core when all others have ended.
const results = await Promise.all([
  runVitest(['server', 'web']),
  runVitest(['unit'], GIVES_WAY),
  runPlaywright(),
]);
if (isStopped) process.exit(1);

console.log(sayResults(results));
process.exit(results.some(({ failures }) => failures.length > 0) ? 1 : 0);

async function runVitest(projects: string[], niceness = 0): Promise<Results> {
  const name = `vitest-${projects.join('-')}`;
  const file = path.join(folder, `${name}.json`);
  const args = [
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ];
  const code = await run('vitest', args, { niceness });
  return readResults(name, code, () =>
    readVitest(JSON.parse(readFileSync(file, 'utf8')) as VitestReport, process.cwd()),
  );
}

async function runPlaywright(): Promise<Results> {
  const file = path.join(folder, 'playwright.json');
  const env = {
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
    // Node strips the types, as for the server: Playwright's own compiler would begin anew in each run's folder.
    PW_DISABLE_TS_ESM: '1',
  };
  const code = await run('playwright', ['test'], { env });
  return readResults('playwright', code, () =>
    readPlaywright(JSON.parse(readFileSync(file, 'utf8')) as PlaywrightReport),
  );
}

/** A runner that broke beside its tests, or before it could count, is one failure, never silence. */
function readResults(runner: string, code: number, read: () => Results): Results {
  const broke = (why: string) => ({ test: runner, why });
  try {
    const found = read();
    const silent = code !== 0 && found.failures.length === 0;
    return silent ? { ...found, failures: [broke(`ended with ${code} beside its tests`)] } : found;
  } catch (error) {
    return { passed: 0, skipped: 0, failures: [broke(`left no report: ${String(error)}`)] };
  }
}

interface Running {
  env?: Record<string, string>;
  niceness?: number;
}

async function run(
  command: string,
  args: string[],
  { env = {}, niceness = 0 }: Running = {},
): Promise<number> {
  const runner = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    // Every process that a test starts would strip and compile the same files again.
    env: {
      NODE_COMPILE_CACHE: path.resolve('.cache/node'),
      ...(process.stdout.isTTY && { FORCE_COLOR: '1' }),
      ...process.env,
      // Also what a test that was killed leaves behind is gone at the end.
      TMPDIR: folder,
      ...env,
    },
    shell: process.platform === 'win32',
  });
  running.push(runner);
  // Before it starts any process of its own: those inherit it.
  if (niceness > 0 && runner.pid !== undefined) os.setPriority(runner.pid, niceness);
  const closed = once(runner, 'close');
  await Promise.all([
    passOn(runner.stdout, process.stdout),
    passOn(runner.stderr, process.stderr),
    closed,
  ]);
  const [code] = (await closed) as [number | null];
  return code ?? 1;
}

/** By whole lines: several runners speak at once. */
async function passOn(from: Readable, to: Writable): Promise<void> {
  for await (const line of createInterface({ input: from })) to.write(`${line}\n`);
}

/** Hundreds of databases are copied and dropped: on a disk its bookkeeping is a fifth of all the work. */
function memoryFolder(): string | null {
  const folder = '/dev/shm';
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize > MEMORY_NEEDED ? folder : null;
  } catch {
    return null;
  }
}
