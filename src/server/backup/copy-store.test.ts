import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';

import { createLocalFolder } from '#server/adapters/files/local-folder.ts';

import { copyStore } from './copy-store.ts';

const home = mkdtempSync(path.join(os.tmpdir(), 'vignette-copy-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));
const at = (...parts: string[]) => path.join(home, ...parts);

const PARTS = 5;
const keyOf = (n: number) => `pictures/${n.toString(16).padStart(2, '0')}/${n}/original.png`;
for (let n = 0; n < PARTS; n += 1) {
  mkdirSync(path.dirname(at('store', keyOf(n))), { recursive: true });
  writeFileSync(at('store', keyOf(n)), `picture ${n}`);
}
const store = createLocalFolder(at('store'));

it('copies a folder of this machine as it would any store, each file with its sum', async () => {
  const { folder: _, ...asked } = store;
  const offTheDisk = await copyStore(store, at('here'));
  expect(offTheDisk).toEqual(await copyStore(asked, at('there')));
  expect(offTheDisk.files.count).toBe(PARTS);
  expect(readFileSync(at('here', 'files', keyOf(3)), 'utf8')).toBe('picture 3');
});

it('does not copy again what is there, and lets go of what the store has no more', async () => {
  const writtenAt = () => statSync(at('here', 'files', keyOf(1))).mtimeMs;
  const before = writtenAt();
  rmSync(at('store', path.dirname(keyOf(0))), { recursive: true });
  expect((await copyStore(store, at('here'))).files.count).toBe(PARTS - 1);
  expect(writtenAt()).toBe(before);
  expect(statSync(at('here', 'files', keyOf(0)), { throwIfNoEntry: false })).toBeUndefined();
});

it('says why it failed where it cannot write', async () => {
  mkdirSync(at('half', 'files'), { recursive: true });
  writeFileSync(at('half', 'files', 'pictures'), '');
  await expect(copyStore(store, at('half'))).rejects.toThrow('ENOTDIR');
});
