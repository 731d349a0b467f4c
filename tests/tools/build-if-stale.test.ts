import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

import { buildIfStale } from '../../scripts/build-if-stale.ts';

function webFolder(): string {
  const root = mkdtempSync(path.join(os.tmpdir(), 'vignette-web-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  return path.join(root, 'web');
}

test('a build that fails half-way leaves no half of a web behind', async () => {
  const folder = webFolder();
  const failing = buildIfStale(folder, async () => {
    mkdirSync(path.join(folder, 'client'), { recursive: true });
    writeFileSync(path.join(folder, 'client', 'index.html'), 'half');
    throw new Error('no space left');
  });
  await expect(failing).rejects.toThrow('no space left');
  expect(existsSync(folder)).toBe(false);
});

test('what was built is not built again until it changes', async () => {
  const folder = webFolder();
  let builds = 0;
  const build = async () => {
    builds += 1;
    mkdirSync(folder, { recursive: true });
  };
  await buildIfStale(folder, build);
  await buildIfStale(folder, build);
  expect(builds).toBe(1);
});
