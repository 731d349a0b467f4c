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

/** The store as one that is asked over the network, which lists in an order of its own. */
function remote(order: (keys: string[]) => string[]) {
  const { folder: _, ...asked } = store;
  const listed: string[] = [];
  const list = async function* (prefix: string) {
    listed.push(prefix);
    const found: string[] = [];
    for await (const { key } of asked.list(prefix)) found.push(key);
    for (const key of order(found)) yield { key, modifiedAt: new Date() };
  };
  return { files: { ...asked, list }, listed };
}

it('asks a store for each of its folders once, not for each part of them', async () => {
  const { files, listed } = remote((keys) => keys.toSorted());
  expect((await copyStore(files, at('asked'))).files.count).toBe(PARTS);
  expect(listed).toEqual(['pictures/', 'artwork/']);
});

it('copies all of a part whose files are listed apart from each other', async () => {
  const second = at('store', 'pictures/01/other/original.png');
  mkdirSync(path.dirname(second), { recursive: true });
  writeFileSync(second, 'another');
  const whole = await copyStore(remote((keys) => keys.toSorted()).files, at('whole'));
  const apart = (keys: string[]) => [
    ...keys.filter((key) => !key.includes('other')).toSorted(),
    ...keys.filter((key) => key.includes('other')),
  ];
  expect(await copyStore(remote(apart).files, at('torn'))).toEqual(whole);
  expect(whole.files.count).toBe(PARTS + 1);
  rmSync(path.dirname(second), { recursive: true });
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

it('leaves out, and names, what went between the listing and its turn', async () => {
  const asked = remote((keys) => keys.toSorted()).files;
  const read = async (key: string) => (key === keyOf(2) ? null : asked.read(key));
  const { files, gone } = await copyStore({ ...asked, read }, at('leaving'));
  expect(gone).toEqual([keyOf(2)]);
  expect(files.count).toBe((await copyStore(asked, at('staying'))).files.count - 1);
});

it('goes on from notes that were cut off, twice if need be', async () => {
  const folder = at('cut-off');
  const whole = await copyStore(store, folder);
  const notes = path.join(folder, `${whole.indexes[0]?.file}.part`);
  // A full disk ends the first in the middle of a line, the second writes on behind it.
  writeFileSync(notes, '{"key":"pictures/01/1/orig{"key":"pictures/01/1/original.png"}\n{"ke');
  expect(await copyStore(store, folder)).toEqual(whole);
});
