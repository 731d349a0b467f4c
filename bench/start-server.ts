import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
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
  const child = spawn(
    'node',
    [
      '--disable-warning=ExperimentalWarning',
      '--max-semi-space-size=2',
      'scripts/cached.mjs',
      'src/server/main.ts',
    ],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        NODE_ENV: 'production',
        ALLOW_TEST_PAYMENTS: '1',
        LOG_LEVEL: 'info',
        APP_SECRET: SECRET,
        APP_URL: url,
        TRUST_PROXY: '1',
        PORT: String(port),
        DATABASE_URL: databaseUrl,
        DATA_DIR: mkdtempSync(path.join(os.tmpdir(), 'vignette-bench-')),
      },
    },
  );
  const isReady = () =>
    fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error('The server did not start');
    await sleep(100);
  }
  return {
    url,
    pid: child.pid ?? 0,
    stop: async () => {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}
