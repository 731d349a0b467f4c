import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { onTestFinished } from 'vitest';

export const ROOT = path.resolve(import.meta.dirname, '../..');

/** However busy the machine is: a start that takes as long has come to a stop. */
const HANGS_MS = 240_000;

export interface AppProcess {
  child: ChildProcess;
  url: string;
  said: () => string;
}

const SERVER = [process.execPath, '--disable-warning=ExperimentalWarning', 'src/server/main.ts'];

/** The real server in a process of its own. */
export function launch(
  dataDir: string,
  port: number,
  env: Record<string, string> = {},
  [program = '', ...args] = SERVER,
): AppProcess {
  const child = spawn(program, args, {
    cwd: ROOT,
    env: {
      PATH: process.env['PATH'],
      // As `npm start` has it: compiled once, not at every start.
      NODE_COMPILE_CACHE: path.join(ROOT, '.cache/node'),
      DATA_DIR: dataDir,
      PORT: String(port),
      SHUTDOWN_DELAY_S: '0',
      ...env,
    },
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (text += chunk.toString()));
  return { child, url: `http://localhost:${port}`, said: () => text };
}

export async function untilReady({ child, url, said }: AppProcess): Promise<void> {
  for (const hangsAt = Date.now() + HANGS_MS; Date.now() < hangsAt;) {
    if (child.exitCode !== null) throw new Error(`It ended:\n${said()}`);
    if (
      await fetch(`${url}/readyz`).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      return;
    await sleep(50);
  }
  throw new Error(`It never became ready:\n${said()}`);
}

/** To be removed by whoever made it. */
export function makeDataFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'vignette-process-'));
  chmodSync(folder, 0o755); // the database's own account must reach it
  return folder;
}

export function dataFolder(): string {
  const folder = makeDataFolder();
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Ends what a test started, the database included, whatever became of the test. */
export function endAfterwards(app: AppProcess, folder: string): void {
  onTestFinished(async () => {
    if (app.child.exitCode === null && app.child.signalCode === null) {
      app.child.kill('SIGTERM');
      await once(app.child, 'exit');
    }
    const pidFile = path.join(folder, 'postgres', 'postmaster.pid');
    if (existsSync(pidFile))
      process.kill(Number(readFileSync(pidFile, 'utf8').split('\n')[0]), 'SIGINT');
  });
}

export const postmasterOf = (folder: string) =>
  Number(readFileSync(path.join(folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);
