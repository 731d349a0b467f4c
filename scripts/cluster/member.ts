import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const ROOT = path.resolve(import.meta.dirname, '../..');
const LOOK_MS = 100;
const START_LIMIT_MS = 120_000;

/** One process of the cluster: web or worker. */
export interface Member {
  name: string;
  role: 'web' | 'worker';
  port: number;
  start(): Promise<void>;
  /** Ends it; SIGKILL as a machine ends whose plug is pulled. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<{ code: number | null }>;
}

export function createMember(options: {
  name: string;
  role: 'web' | 'worker';
  port: number;
  env: Record<string, string>;
  logFile: string;
}): Member {
  const { name, role, port } = options;
  let child: ChildProcess | undefined;
  return {
    name,
    role,
    port,
    start: async () => {
      const log = openSync(options.logFile, 'a', 0o600);
      child = spawn(
        'node',
        ['--disable-warning=ExperimentalWarning', 'scripts/cached.mjs', 'src/server/main.ts'],
        {
          cwd: ROOT,
          stdio: ['ignore', log, log],
          env: { ...process.env, ...options.env, ROLE: role, PORT: String(port) },
        },
      );
      await untilReady(child, port, options.logFile);
    },
    end: async (signal) => {
      if (!child || child.exitCode !== null || child.signalCode !== null) return { code: null };
      const ended = once(child, 'exit') as Promise<[number | null]>;
      child.kill(signal);
      const [code] = await ended;
      return { code };
    },
  };
}

async function untilReady(child: ChildProcess, port: number, logFile: string): Promise<void> {
  const deadline = Date.now() + START_LIMIT_MS;
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (child.exitCode !== null || Date.now() > deadline)
      throw new Error(`A process of the cluster did not start; see ${logFile}`);
    await sleep(LOOK_MS);
  }
}
