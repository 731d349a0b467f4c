import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { freePort } from '#server/db/embedded/free-port.ts';

export const SECRET = 'bench-secret-bench-secret-bench-secret';

export interface BenchServer {
  url: string;
  pid: number;
  stop(): Promise<void>;
}

/** The server as production starts it, in a process of its own. */
export async function startServer(databaseUrl: string): Promise<BenchServer> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const folder = mkdtempSync(path.join(os.tmpdir(), 'vignette-bench-'));
  const process = await startProcess(['scripts/cached.mjs', 'src/server/main.ts'], {
    probe: `${url}/readyz`,
    env: {
      NODE_ENV: 'production',
      ALLOW_TEST_PAYMENTS: '1',
      LOG_LEVEL: 'info',
      APP_SECRET: SECRET,
      APP_URL: url,
      TRUST_PROXY: '1',
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      DATA_DIR: folder,
    },
  });
  const stop = async () => {
    await process.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { url, pid: process.pid, stop };
}

/** With the flags and the allocator of `npm start`, until its probe is answered. */
export async function startProcess(
  args: readonly string[],
  { env, probe }: { env: Record<string, string>; probe: string },
): Promise<Omit<BenchServer, 'url'>> {
  const flags = ['--disable-warning=ExperimentalWarning', '--max-semi-space-size=2'];
  const child = spawn('node', [...flags, ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '1048576', ...env },
  });
  const isReady = () =>
    fetch(probe).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error(`${args.join(' ')} did not start`);
    await sleep(100);
  }
  return {
    pid: child.pid ?? 0,
    stop: async () => {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}
