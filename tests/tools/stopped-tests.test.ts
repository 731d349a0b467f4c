import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

/** In the place of the runners: says who it is and which folder it was given, and runs until it is stopped. */
const RUNNER = '#!/bin/sh\necho "$$"\necho "$TMPDIR"\nexec sleep 600\n';

test('tests that are stopped in the middle leave nothing in memory, and no runner behind', async () => {
  const tools = mkdtempSync(path.join(os.tmpdir(), 'vignette-runners-'));
  onTestFinished(() => rmSync(tools, { recursive: true, force: true }));
  for (const name of ['vitest', 'playwright']) {
    writeFileSync(path.join(tools, name), RUNNER);
    chmodSync(path.join(tools, name), 0o755);
  }
  const PATH = [tools, process.env['PATH']].join(path.delimiter);
  const tests = spawn(process.execPath, ['scripts/tests/test.ts'], {
    env: { ...process.env, PATH },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  onTestFinished(() => void tests.kill('SIGKILL'));
  const said: string[] = [];
  tests.stdout.setEncoding('utf8').on('data', (text: string) => said.push(text));
  const closed = once(tests, 'close');
  const lines = () => said.join('').split('\n').filter(Boolean);
  await expect.poll(() => lines().length).toBe(6);
  const folder = lines().find((line) => line.startsWith('/')) ?? '';
  const runners = lines().filter((line) => /^\d+$/.test(line));
  expect(runners).toHaveLength(3);
  expect(existsSync(folder)).toBe(true);

  tests.kill('SIGTERM');
  expect(await closed).toEqual([1, null]);
  expect(existsSync(folder)).toBe(false);
  for (const pid of runners) expect(() => process.kill(Number(pid), 0)).toThrow('ESRCH');
  expect(lines()).toHaveLength(6);
});
