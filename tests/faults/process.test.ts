import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  watch,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';

import { freePort } from '#server/db/embedded/free-port.ts';
import { createVisitor } from '#server/testing/members/visitor.ts';

import {
  dataFolder,
  endAfterwards,
  launch,
  makeDataFolder,
  postmasterOf,
  ROOT,
  untilReady,
} from './app-process.ts';

// A first start makes a database, which takes longer than all that is asked of it here: one folder
// goes through what happens to a house, in this order.
describe('on one data folder', () => {
  const folder = makeDataFolder();
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  async function start(...options: [env?: Record<string, string>, command?: string[]]) {
    const app = launch(folder, await freePort(), ...options);
    endAfterwards(app, folder);
    await untilReady(app);
    return app;
  }

  test('the first start leaves nothing that another user of the machine can read, its secrets to their owner only; after kill -9 the next start takes over the database and nothing is lost', async () => {
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
    const first = await start({ TMPDIR: temporary });

    expect(seen).toEqual([]);
    expect(statSync(folder).mode & 0o007).toBe(0);
    expect(statSync(path.join(folder, 'postgres.log')).mode & 0o077).toBe(0);
    expect(statSync(path.join(folder, 'secrets.json')).mode & 0o777).toBe(0o600);

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
    const second = launch(folder, Number(new URL(first.url).port));
    endAfterwards(second, folder);
    await untilReady(second);

    await expect.poll(second.said).toContain('Vignette is open at');
    await expect.poll(second.said).toContain('"adopted":true'); // the log is written in batches
    expect(second.said()).not.toContain('Operator account');
    expect((await visitor.api.profile.get()).credits).toBe(10);
  });

  test('a second start on the same data refuses at once; a database that dies is started again; neither disturbs the server, and a polite stop leaves no process behind', async () => {
    const app = await start();

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

    app.child.kill('SIGTERM');
    expect(await once(app.child, 'exit')).toEqual([0, null]);
    expect(existsSync(path.join(folder, 'postgres', 'postmaster.pid'))).toBe(false);
  });

  test('the start after a polite stop is a clean one; told to stop, it first fails its readiness and goes on answering, through npm as well', async () => {
    const app = await start({ SHUTDOWN_DELAY_S: '2' }, ['npm', 'run', '--silent', 'serve']);
    await expect.poll(app.said).toContain('"adopted":false');

    const ended = once(app.child, 'exit');
    app.child.kill('SIGTERM');
    await expect.poll(async () => (await fetch(`${app.url}/readyz`)).status).toBe(503);
    expect((await fetch(`${app.url}/api/session`)).status).toBe(200);

    await ended;
    // Not left behind: neither the server nor its database, nor the lock on the data.
    await expect(fetch(`${app.url}/healthz`)).rejects.toThrow('fetch failed');
    expect(existsSync(path.join(folder, 'postgres', 'postmaster.pid'))).toBe(false);
  });

  test('a folder whose secrets are lost, or are not its own, says so at once and is left as it is', async () => {
    const file = path.join(folder, 'secrets.json');
    const secrets = readFileSync(file, 'utf8');
    rmSync(file);
    const lost = launch(folder, await freePort());
    expect(((await once(lost.child, 'close')) as [number])[0]).toBe(1);
    expect(lost.said()).toContain('its secrets.json is gone');
    expect(existsSync(file)).toBe(false);

    writeFileSync(file, JSON.stringify({ appSecret: 'x'.repeat(40), databasePassword: 'another' }));
    const wrong = launch(folder, await freePort());
    expect(((await once(wrong.child, 'close')) as [number])[0]).toBe(1);
    expect(wrong.said()).toContain('does not take the password of secrets.json');
    await expect
      .poll(() => existsSync(path.join(folder, 'postgres', 'postmaster.pid')))
      .toBe(false);
    writeFileSync(file, secrets, { mode: 0o600 });
  });

  test('no database is made on a folder that has lost its own', async () => {
    renameSync(path.join(folder, 'postgres'), path.join(folder, 'postgres-elsewhere'));
    const app = launch(folder, await freePort());
    const [code] = (await once(app.child, 'close')) as [number];
    expect(code).toBe(1);
    expect(app.said()).toContain('has no database, but its data folder has had one');
    expect(existsSync(path.join(folder, 'postgres'))).toBe(false);
  });
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
