import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, renameSync, rmSync, statSync, watch } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

import { freePort } from '#server/db/embedded/free-port.ts';
import { createVisitor } from '#server/testing/visitor.ts';

import {
  dataFolder,
  endAfterwards,
  launch,
  postmasterOf,
  ROOT,
  untilReady,
} from './app-process.ts';
import type { AppProcess } from './app-process.ts';

test('after kill -9 the next start takes over the database and nothing is lost', async () => {
  const folder = dataFolder();
  const port = await freePort();
  const first = launch(folder, port);
  endAfterwards(first, folder);
  await untilReady(first);
  await expect.poll(first.said).toContain('Operator account (shown this once)');
  const visitor = createVisitor(first.url);
  await visitor.post('/api/auth/sign-up/email', {
    email: 'ada@example.com',
    password: 'a long password',
    name: 'Ada',
  });
  expect((await visitor.api.profile.get()).credits).toBe(10);

  first.child.kill('SIGKILL');
  await once(first.child, 'exit');
  const second = launch(folder, port);
  endAfterwards(second, folder);
  await untilReady(second);

  await expect.poll(second.said).toContain('Vignette is open at');
  await expect.poll(second.said).toContain('"adopted":true'); // the log is written in batches
  expect(second.said()).not.toContain('Operator account');
  expect((await visitor.api.profile.get()).credits).toBe(10);
});

test('the first start leaves nothing that another user of the machine can read, its secrets to their owner only', async () => {
  const folder = dataFolder();
  const temporary = mkdtempSync(path.join(os.tmpdir(), 'vignette-tmp-'));
  chmodSync(temporary, 0o777);
  onTestFinished(() => rmSync(temporary, { recursive: true, force: true }));
  const seen: string[] = [];
  // Whoever lies in wait sees each file of the temporary folder as soon as it appears.
  const watcher = watch(temporary, { recursive: true }, (_event, name) => {
    const file = path.join(temporary, String(name));
    const mode = statSync(file, { throwIfNoEntry: false })?.mode ?? 0;
    if ((mode & 0o077) !== 0) seen.push(`${name} ${(mode & 0o777).toString(8)}`);
  });
  onTestFinished(() => watcher.close());
  const app = launch(folder, await freePort(), { TMPDIR: temporary });
  endAfterwards(app, folder);
  await untilReady(app);

  expect(seen).toEqual([]);
  expect(statSync(folder).mode & 0o007).toBe(0);
  expect(statSync(path.join(folder, 'postgres.log')).mode & 0o077).toBe(0);
  expect(statSync(path.join(folder, 'secrets.json')).mode & 0o777).toBe(0o600);
});

test('a second start on the same data refuses at once; a database that dies is started again; neither disturbs the server', async () => {
  const folder = dataFolder();
  const app = launch(folder, await freePort());
  endAfterwards(app, folder);
  await untilReady(app);

  const second = launch(folder, await freePort());
  const [code] = (await once(second.child, 'close')) as [number];
  expect(code).toBe(1);
  expect(second.said()).toContain('Vignette is already running on');
  expect((await fetch(`${app.url}/readyz`)).status).toBe(200);

  const postmaster = postmasterOf(folder);
  process.kill(postmaster, 'SIGKILL');
  await expect.poll(app.said).toContain('the embedded database is back');
  await untilReady(app);
  expect(app.child.exitCode).toBeNull();
  expect(postmasterOf(folder)).not.toBe(postmaster);
});

test('a polite stop leaves no process behind and the next start is a clean one; none is made on a folder that has lost its database', async () => {
  const folder = dataFolder();
  const port = await freePort();
  const first = launch(folder, port);
  endAfterwards(first, folder);
  await untilReady(first);
  await stopPolitely(first, folder);

  const second = launch(folder, port);
  endAfterwards(second, folder);
  await untilReady(second);
  await expect.poll(second.said).toContain('"adopted":false');
  await stopPolitely(second, folder);

  renameSync(path.join(folder, 'postgres'), path.join(folder, 'postgres-elsewhere'));
  const third = launch(folder, port);
  const [code] = (await once(third.child, 'close')) as [number];
  expect(code).toBe(1);
  expect(third.said()).toContain('has no database, but its data folder has had one');
  expect(existsSync(path.join(folder, 'postgres'))).toBe(false);
});

async function stopPolitely({ child }: AppProcess, folder: string): Promise<void> {
  child.kill('SIGTERM');
  const [code] = (await once(child, 'exit')) as [number];
  expect(code).toBe(0);
  expect(existsSync(path.join(folder, 'postgres', 'postmaster.pid'))).toBe(false);
}

test('told to stop, it first fails its readiness and goes on answering, through npm as well', async () => {
  const folder = dataFolder();
  const app = launch(folder, await freePort(), { SHUTDOWN_DELAY_S: '2' }, [
    'npm',
    'run',
    '--silent',
    'serve',
  ]);
  endAfterwards(app, folder);
  await untilReady(app);

  const ended = once(app.child, 'exit');
  app.child.kill('SIGTERM');
  await expect.poll(async () => (await fetch(`${app.url}/readyz`)).status).toBe(503);
  expect((await fetch(`${app.url}/api/session`)).status).toBe(200);

  await ended;
  // Not left behind: neither the server nor its database, nor the lock on the data.
  await expect(fetch(`${app.url}/healthz`)).rejects.toThrow('fetch failed');
  expect(existsSync(path.join(folder, 'postgres', 'postmaster.pid'))).toBe(false);
});

test('a wrong configuration names all its faults and starts nothing', async () => {
  const folder = dataFolder();
  const app = launch(folder, await freePort(), {
    DATABASE_URL: 'not a url',
    AUTH_PUBLISHABLE_KEY: 'pk_test_x',
    OIDC_CLIENT_ID: 'a',
  });
  const [code] = (await once(app.child, 'close')) as [number];
  expect(code).toBe(1);
  for (const name of ['DATABASE_URL', 'AUTH_PUBLISHABLE_KEY', 'OIDC_CLIENT_SECRET'])
    expect(app.said()).toContain(name);
  expect(existsSync(path.join(folder, 'postgres'))).toBe(false);
});

const canBecomeOrdinary = process.getuid?.() === 0 && os.platform() === 'linux';

test.runIf(canBecomeOrdinary)('runs as an ordinary user as well as root', async () => {
  const folder = dataFolder();
  execFileSync('chown', ['nobody', folder]);
  const port = await freePort();
  const uid = Number(execFileSync('id', ['-u', 'nobody'], { encoding: 'utf8' }));
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', 'src/server/main.ts'],
    {
      cwd: ROOT,
      uid,
      env: { PATH: process.env['PATH'], HOME: folder, DATA_DIR: folder, PORT: String(port) },
    },
  );
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const app = { child, url: `http://localhost:${port}`, said: () => text };
  endAfterwards(app, folder);
  await untilReady(app);
  expect((await fetch(`${app.url}/healthz`)).status).toBe(200);
});
