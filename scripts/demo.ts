import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { loadConfig } from '#server/config.ts';
import { exitWithReason, RefusalToStart } from '#server/exit-with-reason.ts';
import { serve } from '#server/serve.ts';
import type { Running } from '#server/serve.ts';

import { buildIfStale } from './build-if-stale.ts';
import { fillHouse } from './demo/fill-house.ts';

/** `npm run demo`: the whole product on a database of its own, full of made-up people, gone at exit. */
const DEFAULT_PORT = '3060';
const ADMIN_EMAIL = 'admin@example.com';

if (process.env['DATABASE_URL'])
  exitWithReason(
    new RefusalToStart('The demo fills its own database. Run it without DATABASE_URL.'),
  );

const folder = mkdtempSync(path.join(os.tmpdir(), 'vignette-demo-'));
// The database's own account must reach it, or the data would lie elsewhere and stay behind.
chmodSync(folder, 0o755);
const clear = () => rmSync(folder, { recursive: true, force: true });
process.on('exit', clear);
let isClosing = false;

try {
  const started = performance.now();
  const opening = buildIfStale().then(open);
  // From the first moment: whoever stops it while it is filled must not leave its database running.
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void close(opening));
  const running = await opening;
  await fillHouse(running.context);
  announce(running, performance.now() - started);
} catch (error) {
  // What breaks because it is being stopped is no fault.
  if (!isClosing) exitWithReason(error);
}

/** Nothing of the environment but the port: no key, no bucket and no mail server can be reached by accident. */
async function open(): Promise<Running> {
  const config = loadConfig({
    PORT: process.env['PORT'] ?? DEFAULT_PORT,
    DATA_DIR: folder,
    LOG_LEVEL: 'warn',
    OPERATOR_EMAIL: ADMIN_EMAIL,
  });
  return serve({ config, isDemo: true });
}

function announce({ url, operator }: Running, ms: number): void {
  const lines = [
    `The demo is open at ${url} (ready in ${(ms / 1000).toFixed(0)} s)`,
    `Sign in as ${operator?.email}  password: ${operator?.password}`,
    'Everything is made up, and gone when you stop it with Ctrl-C.',
  ];
  process.stdout.write(`\n${lines.map((line) => `  ${line}`).join('\n')}\n\n`);
}

async function close(opening: Promise<Running>): Promise<void> {
  isClosing = true;
  await opening.then((running) => running.stop()).catch(() => {});
  process.exit(0);
}
