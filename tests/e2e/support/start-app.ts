import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { freePort } from '#server/db/embedded/free-port.ts';
import { createDatabase } from '#server/testing/cluster.ts';

import { TEST_HEAP } from '../../../scripts/tests/test-heap.ts';

/** However busy the machine is: a start that takes as long has come to a stop. */
const HANGS_MS = 300_000;

export interface RunningApp {
  url: string;
  databaseUrl: string;
  dataDir: string;
  /** The account that the first start created. */
  operator: { email: string; password: string };
  /** All that it has written so far. */
  said(): string;
  /** The newest mail to an address, as raw text. */
  lastMail(to: string): string;
  stop(): Promise<void>;
}

/** The real server process on a fresh database, as a customer's machine would run it, but for what serve.ts spares. */
export async function startApp(env: Record<string, string> = {}): Promise<RunningApp> {
  const database = await createDatabase(process.env['VIGNETTE_TEST_ADMIN_URL'] ?? '');
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'vignette-e2e-'));
  const port = await freePort();
  const options = [...TEST_HEAP, '--disable-warning=ExperimentalWarning'];
  const child = spawn('node', [...options, 'tests/e2e/support/serve.ts'], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: database.url,
      APP_SECRET: 'test-secret-test-secret-test-secret',
      // Each story comes from an address of its own (fixtures.ts), or sign-ups would be slowed down.
      TRUST_PROXY: '1',
      // Everybody here is of one domain.
      FREE_GRANTS_PER_DOMAIN: '1000000',
      // No balancer has to look elsewhere first.
      SHUTDOWN_DELAY_S: '0',
      // Small and quick: these stories are about the product, not the brushwork.
      STUDIO_MAX_SIDE: '160',
      STUDIO_QUALITY: 'draft',
      // A machine that is busy with something else draws one for minutes: no fault of the story that waits for it.
      GENERATION_DEADLINE_S: '600',
      ...env,
    },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const url = `http://localhost:${port}`;
  const hangsAt = Date.now() + HANGS_MS;
  // What it says on opening comes a moment after it answers.
  while (!(await isReady(url)) || !said.includes('Vignette is open')) {
    if (Date.now() > hangsAt || child.exitCode !== null) {
      child.kill('SIGKILL');
      throw new Error(`The app did not start:\n${said}`);
    }
    await sleep(100);
  }
  const operator = /once\): (\S+)\s+password: (\S+)/.exec(said);
  return {
    url,
    databaseUrl: database.url,
    dataDir,
    operator: { email: operator?.[1] ?? '', password: operator?.[2] ?? '' },
    said: () => said,
    lastMail: (to) => newestMail(path.join(dataDir, 'mail'), to),
    stop: async () => {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
      await database.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

const isReady = (url: string) =>
  fetch(`${url}/readyz`).then(
    (answer) => answer.ok,
    () => false,
  );

function newestMail(folder: string, to: string): string {
  const mails = readdirSync(folder)
    .toSorted()
    .map((file) => readFileSync(path.join(folder, file), 'utf8'));
  const mail = mails.findLast((text) => text.includes(`To: ${to}`));
  if (!mail) throw new Error(`No mail to ${to}`);
  // Quoted-printable folds long links.
  return mail.replaceAll('=\r\n', '').replaceAll('=3D', '=');
}
