import { expect, test } from 'vitest';

import { createProcessSandbox } from '#server/adapters/sandbox/process-sandbox.ts';
import { drawPicture } from '#server/testing/pictures.ts';

import { createPictureKeeper } from './picture-keeper.ts';

const files = new Map<string, Buffer>();
const keeper = (downloads: string[]) =>
  createPictureKeeper({
    licenceUrl: 'https://vignette.example/terms',
    credentials: {
      sign: async (file) => file,
      inspect: () => Promise.reject(new Error('not asked')),
      verify: () => Promise.reject(new Error('not asked')),
    },
    sandbox: createProcessSandbox(),
    files: {
      probe: async () => ({ summary: 'ready' }),
      put: async (key, bytes) => void files.set(key, bytes),
      read: async (key) => files.get(key) ?? null,
      size: async (key) => files.get(key)?.length ?? null,
      stream: () => Promise.reject(new Error('not asked')),
      presign: async () => null,
      removeFolder: async () => {},
      async *list() {},
    },
    download: async (url) => {
      downloads.push(url);
      return drawPicture();
    },
  });

const origin = {
  prompt: 'a glass of red',
  engine: 'fal/flux',
  userId: 'someone',
  isForeign: true,
  source: 'trainedAlgorithmicMedia',
  createdAt: new Date(),
} as const;
const signal = new AbortController().signal;

test('an address is fetched, and never stored as the picture', async () => {
  const downloads: string[] = [];
  const url = 'https://v3.fal.media/files/a.png';
  const stored = await keeper(downloads).keep({ ...origin, signal, drawn: { url } });
  expect(downloads).toEqual([url]);
  expect(JSON.stringify(stored)).not.toContain('fal.media');
  expect(files.has(`${stored.storage_key}/original.png`)).toBe(true);
});

test('an address that is none is not even fetched', async () => {
  const downloads: string[] = [];
  for (const url of ['not an address', 'https://example.com/page.html', 'file:///a.png'])
    await expect(
      keeper(downloads).keep({ ...origin, signal, drawn: { url } }),
    ).rejects.toMatchObject({
      code: 'BAD_IMAGE',
      message: 'Invalid image URL format received from API',
    });
  expect(downloads).toEqual([]);
});

test('nothing is stored for someone who has left', async () => {
  const before = files.size;
  const left = AbortSignal.abort(new Error('cancelled'));
  const bytes = await drawPicture();
  await expect(keeper([]).keep({ ...origin, signal: left, drawn: { bytes } })).rejects.toThrow(
    'cancelled',
  );
  expect(files.size).toBe(before);
});
