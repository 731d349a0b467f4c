import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

/** In the place of the runners: names the folder it was given, and runs until it is stopped. */
const RUNNER = '#!/bin/sh\necho "$TMPDIR"\nexec sleep 60\n';

test('tests that are stopped in the middle leave nothing in memory, and start no other runner', async () => {
  const tools = mkdtempSync(path.join(os.tmpdir(), 'vignette-runners-'));
  onTestFinished(() => rmSync(tools, { recursive: true, force: true }));
  for (const name of ['vitest', 'playwright']) {
    writeFileSync(path.join(tools, name), RUNNER);
    chmodSync(path.join(tools, name), 0o755);
  }
  const PATH = [tools, process.env['PATH']].join(path.delimiter);
  const tests = spawn(process.execPath, ['scripts/test.ts'], {
    env: { ...process.env, PATH },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  onTestFinished(() => void tests.kill('SIGKILL'));
  const said: string[] = [];
  tests.stdout.setEncoding('utf8').on('data', (text: string) => said.push(text));
  const closed = once(tests, 'close');
  await expect.poll(() => said.length).toBe(1);
  const folder = said.join('').trim();
  expect(existsSync(folder)).toBe(true);

  tests.kill('SIGTERM');
  expect(await closed).toEqual([1, null]);
  expect(existsSync(folder)).toBe(false);
  expect(said).toHaveLength(1);
});
