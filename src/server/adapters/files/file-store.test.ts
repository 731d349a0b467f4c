import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { describe, expect, onTestFinished, test } from 'vitest';

import type { FileStore } from '#server/ports/file-store.ts';
import { startTestS3 } from '#server/testing/outside/s3-server.ts';
import type { TestS3 } from '#server/testing/outside/s3-store.ts';

import { createLocalFolder } from './local-folder.ts';
import { createS3Store } from './s3.ts';

const FOLDER = 'pictures/ab/ab12';

function localStore(): { store: FileStore; root: string } {
  const root = mkdtempSync(path.join(os.tmpdir(), 'vignette-files-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  return { store: createLocalFolder(root), root };
}

function s3Store({ env }: TestS3, secret = env['S3_SECRET_ACCESS_KEY'] ?? ''): FileStore {
  return createS3Store({
    endpoint: env['S3_ENDPOINT'] ?? '',
    bucket: env['S3_BUCKET'] ?? '',
    region: env['S3_REGION'] ?? '',
    accessKeyId: env['S3_ACCESS_KEY_ID'] ?? '',
    secretAccessKey: secret,
  });
}

async function keysOf(store: FileStore, prefix: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of store.list(prefix)) keys.push(key);
  return keys.toSorted();
}

describe.each([
  ['a folder', async () => localStore().store],
  ['an S3 store', async () => s3Store(await startTestS3())],
])('files in %s', (_name, open) => {
  test('what was put is read back, whole and in part', async () => {
    const store = await open();
    await store.put(`${FOLDER}/original.png`, Buffer.from('0123456789'), 'image/png');
    expect(await store.read(`${FOLDER}/original.png`)).toEqual(Buffer.from('0123456789'));
    expect(await store.size(`${FOLDER}/original.png`)).toBe(10);
    const part = await store.stream(`${FOLDER}/original.png`, { start: 2, end: 4 });
    expect((await buffer(part)).toString()).toBe('234');
  });

  test('a missing file is nothing, not an error', async () => {
    const store = await open();
    expect(await store.read('pictures/none.png')).toBeNull();
    expect(await store.size('pictures/none.png')).toBeNull();
    await expect(store.removeFolder('pictures/none')).resolves.toBeUndefined();
  });

  test('a folder is listed and removed with everything in it, and nothing else', async () => {
    const store = await open();
    const names = ['original.png', 'w320.webp', 'w640.webp', 'w1280.webp', 'download.jpg'];
    for (const name of names) await store.put(`${FOLDER}/${name}`, Buffer.from(name), 'image/png');
    await store.put(`${FOLDER}c/original.png`, Buffer.from('neighbour'), 'image/png');
    expect(await keysOf(store, 'pictures/')).toHaveLength(6);
    await store.removeFolder(FOLDER);
    expect(await keysOf(store, 'pictures/')).toEqual([`${FOLDER}c/original.png`]);
  });
});

test('a folder keeps no half-written files', async () => {
  const { store, root } = localStore();
  await store.put(`${FOLDER}/a.png`, Buffer.alloc(100_000, 1), 'image/png');
  await store.put(`${FOLDER}/a.png`, Buffer.alloc(100_000, 2), 'image/png');
  expect(readdirSync(path.join(root, FOLDER))).toEqual(['a.png']);
  expect((await store.read(`${FOLDER}/a.png`))?.[0]).toBe(2);
});

test('a key can never leave the folder', async () => {
  const { store } = localStore();
  await expect(store.put('../outside.png', Buffer.from('x'), 'image/png')).rejects.toThrow(
    'Not a file key',
  );
  await expect(store.read('/etc/hostname')).rejects.toThrow('Not a file key');
});

test('a signed address opens the file, life and name it was signed for, and no other', async () => {
  const peer = await startTestS3();
  const store = s3Store(peer);
  await store.put(`${FOLDER}/a.png`, Buffer.from('picture'), 'image/png');
  const options = {
    contentType: 'image/png',
    disposition: `attachment; filename="rose-wine.png"; filename*=UTF-8''ros%C3%A9-wine.png`,
    expiresInS: 60,
  };
  const url = await store.presign(`${FOLDER}/a.png`, options);
  const answer = await fetch(url ?? '');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="rose-wine.png"');
  expect(await answer.text()).toBe('picture');
  expect((await fetch((url ?? '').replace('a.png', 'b.png'))).status).toBe(403);
  expect((await fetch((url ?? '').replace('Expires=60', 'Expires=600'))).status).toBe(403);
});

test('a store that refuses our key says so', async () => {
  const peer = await startTestS3();
  const store = s3Store(peer, 'wrong');
  await expect(store.put('a.png', Buffer.from('x'), 'image/png')).rejects.toThrow('403');
  await expect(store.read('a.png')).rejects.toThrow('403');
  expect(peer.refused).toHaveLength(2);
});
