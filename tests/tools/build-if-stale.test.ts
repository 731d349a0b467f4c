import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
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
  const build = async () => {
    mkdirSync(path.join(folder, 'client'), { recursive: true });
    writeFileSync(path.join(folder, 'client', 'index.html'), 'half');
    throw new Error('no space left');
  };
  const failing = buildIfStale({ folder, build });
  await expect(failing).rejects.toThrow('no space left');
  expect(existsSync(folder)).toBe(false);
});

test('a build that is killed half-way does not pass for whole with the pages of the one before', async () => {
  const folder = webFolder();
  mkdirSync(folder, { recursive: true });
  for (const last of ['site.json', 'built-from']) writeFileSync(path.join(folder, last), 'old');
  let left: string[] = [];
  const build = async () => void (left = readdirSync(folder));
  await buildIfStale({ folder, build });
  expect(left).toEqual([]);
});

test('what was built is not built again until it changes', async () => {
  const folder = webFolder();
  let builds = 0;
  const build = async () => {
    builds += 1;
    mkdirSync(folder, { recursive: true });
  };
  await buildIfStale({ folder, build });
  await buildIfStale({ folder, build });
  expect(builds).toBe(1);
});

/** As large as one needs to tell two places apart. */
function project(): string {
  const root = path.dirname(webFolder());
  mkdirSync(path.join(root, 'src/web'), { recursive: true });
  writeFileSync(path.join(root, 'src/web/page.tsx'), 'a page');
  return root;
}

test('what was built in one folder is fresh in a copy of it', async () => {
  const folder = webFolder();
  let builds = 0;
  const build = async () => {
    builds += 1;
    mkdirSync(folder, { recursive: true });
  };
  await buildIfStale({ root: project(), folder, build });
  await buildIfStale({ root: project(), folder, build });
  expect(builds).toBe(1);
});

test('where the builder is not installed, a built web is served and kept; without one the reason is told', async () => {
  const folder = webFolder();
  const build = () => Promise.reject(new Error('react-router: not found'));
  const canBuild = () => false;
  await expect(buildIfStale({ folder, build, canBuild })).rejects.toThrow('npm ci --omit=dev');
  // Half of one, as a build that was cut off leaves it.
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'index.html'), 'a page');
  await expect(buildIfStale({ folder, build, canBuild })).rejects.toThrow('only half');
  writeFileSync(path.join(folder, 'site.json'), '{}');
  await buildIfStale({ folder, build, canBuild });
  expect(existsSync(path.join(folder, 'index.html'))).toBe(true);
});
