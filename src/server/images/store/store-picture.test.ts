import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, onTestFinished, test } from 'vitest';

import { createC2paCredentials } from '#server/adapters/content-credentials/c2pa-credentials.ts';
import { createProcessSandbox } from '#server/adapters/sandbox/process-sandbox.ts';
import { createLocalFolder } from '#server/adapters/files/local-folder.ts';
import { drawPicture } from '#server/testing/pictures.ts';
import { judgeByReference, reference } from '#server/testing/outside/reference-c2pa.ts';
import type { PictureFile } from '#shared/rules/pictures/gallery.ts';

import { contentTypeOf } from './picture-files.ts';
import { createPictureKeeper } from './picture-keeper.ts';
import { decodePicture } from '#server/images/codec/decode-picture.ts';
import { sealAndPut, storePicture, storePixels } from './store-picture.ts';
import type { EncodedFile } from '#server/images/codec/encode-picture.ts';
import type { PictureStore } from './store-picture.ts';

const ORIGIN = {
  prompt: 'A glass of <red> & "rosé" at sunset\u0000',
  source: 'trainedAlgorithmicMedia',
  engine: 'openai/gpt-image-1',
  createdAt: new Date('2026-11-15T10:00:00Z'),
} as const;
const SHOWN: PictureFile[] = [
  'original.png',
  'download.jpg',
  'w320.webp',
  'w640.webp',
  'w1280.webp',
];

const sandbox = createProcessSandbox();
const download = () => Promise.reject(new Error('not asked'));

function openStore(): PictureStore {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'vignette-pictures-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return {
    files: createLocalFolder(folder),
    credentials: createC2paCredentials({ folder }, sandbox),
    licenceUrl: 'https://vignette.example/terms',
  };
}

async function read(store: PictureStore, key: string, file: PictureFile): Promise<Buffer> {
  const bytes = await store.files.read(`${key}/${file}`);
  if (!bytes) throw new Error(`${file} is missing`);
  return bytes;
}

describe('a delivered picture', () => {
  test('has its original, a download and three sizes for the screen', async () => {
    const store = openStore();
    const bytes = await drawPicture({ width: 1536, height: 640 });
    const stored = await storePicture(store, { ...ORIGIN, bytes });
    expect(stored).toMatchObject({ width: 1536, height: 640, mime: 'image/png' });
    expect(Buffer.from(stored.thumbhash, 'base64').length).toBeLessThan(40);
    const sizes = await Promise.all(
      SHOWN.map(async (file) => {
        const meta = await sharp(await read(store, stored.storage_key, file)).metadata();
        return [meta.format, meta.width, meta.height];
      }),
    );
    expect(sizes).toEqual([
      ['png', 1536, 640],
      ['jpeg', 1536, 640],
      ['webp', 320, 133],
      ['webp', 640, 267],
      ['webp', 1280, 533],
    ]);
    expect((await read(store, stored.storage_key, 'original.png')).length).toBe(stored.bytes);
  });

  test('as thin as a ribbon still has a pixel of height in its smallest size', async () => {
    const [width, height] = [50_000, 64];
    const pixels = { data: Buffer.alloc(width * height * 3), width, height, channels: 3 } as const;
    const store = openStore();
    const stored = await storePixels(store, { ...ORIGIN, pixels });
    const smallest = sharp(await read(store, stored.storage_key, 'w320.webp'));
    expect(await smallest.metadata()).toMatchObject({ width: 320, height: 1 });
  });

  test('without pixels is refused, and nothing else of it is heard of later', async () => {
    const pixels = { data: Buffer.alloc(0), width: 640, height: 640, channels: 3 } as const;
    await expect(storePixels(openStore(), { ...ORIGIN, pixels })).rejects.toThrow('empty');
  });

  test('that could not be stored whole leaves nothing on the full disk', async () => {
    const store = openStore();
    const put: typeof store.files.put = async (key, bytes, type) => {
      if (key.endsWith('w640.webp'))
        throw Object.assign(new Error('No space left on device'), { code: 'ENOSPC' });
      await store.files.put(key, bytes, type);
    };
    const full = { ...store, files: { ...store.files, put } };
    await expect(storePicture(full, { ...ORIGIN, bytes: await drawPicture() })).rejects.toThrow(
      'No space left',
    );
    const left = [];
    for await (const { key } of store.files.list('pictures/')) left.push(key);
    expect(left).toEqual([]);
  });

  test('has a file sealed and put away while another is still being encoded', async () => {
    const { files, credentials } = openStore();
    const { promise: slow, resolve } = Promise.withResolvers<EncodedFile>();
    const bytes = await drawPicture({ width: 64, height: 64 });
    const done = sealAndPut(
      { files, credentials },
      {
        folder: 'pictures/aa/one',
        encoded: [Promise.resolve({ file: 'original.png', bytes }), slow],
        declaration: { title: 'One', source: ORIGIN.source, softwareAgent: ORIGIN.engine },
      },
    );
    await expect.poll(() => files.read('pictures/aa/one/original.png')).not.toBeNull();
    resolve({ file: 'w320.webp', bytes: await sharp(bytes).webp().toBuffer() });
    expect([...(await done).keys()]).toEqual(['original.png', 'w320.webp']);
  });

  test('is never enlarged', async () => {
    const store = openStore();
    const stored = await storePicture(store, { ...ORIGIN, bytes: await drawPicture() });
    const large = await read(store, stored.storage_key, 'w1280.webp');
    expect((await sharp(large).metadata()).width).toBe(256);
  });

  test.each(SHOWN)('says in %s how it was made, by XMP and by a sealed manifest', async (file) => {
    const store = openStore();
    const stored = await storePicture(store, { ...ORIGIN, bytes: await drawPicture() });
    const bytes = await read(store, stored.storage_key, file);
    const xmp = (await sharp(bytes).metadata()).xmp?.toString() ?? '';
    expect(xmp).toContain('digitalsourcetype/trainedAlgorithmicMedia"');
    expect(xmp).toContain('A glass of &lt;red&gt; &amp; &quot;rosé&quot; at sunset ');
    expect(xmp).toContain('xmpRights:WebStatement="https://vignette.example/terms"');
    expect(xmp).toContain('Royalty-free');
    expect(xmp).toContain('xmp:CreatorTool="Vignette"');
    expect(await store.credentials.inspect(bytes)).toMatchObject({
      isValid: true,
      isOurs: true,
      digitalSource: 'trainedAlgorithmicMedia',
      softwareAgent: 'openai/gpt-image-1',
      title: 'a-glass-of-red-2026-11-15',
    });
    if (!reference) return;
    const verdict = await judgeByReference(bytes, { mime: contentTypeOf(file) });
    expect(verdict).toMatchObject({ state: 'Valid', faults: [] });
  });

  test('keeps nothing of the file that the engine sent', async () => {
    const store = openStore();
    const bytes = await sharp(await drawPicture())
      .withExif({ IFD0: { Copyright: 'somebody else' } })
      .jpeg()
      .toBuffer();
    const stored = await storePicture(store, { ...ORIGIN, bytes });
    for (const file of SHOWN)
      expect((await read(store, stored.storage_key, file)).includes('somebody else')).toBe(false);
  });

  test('stands upright and, from another engine, opaque, whatever it sent', async () => {
    const store = openStore();
    const sideways = await sharp(await drawPicture({ width: 200, height: 100 }))
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect(await storePicture(store, { ...ORIGIN, bytes: sideways })).toMatchObject({
      width: 100,
      height: 200,
    });
    const clear = await sharp({
      create: { width: 80, height: 80, channels: 4, background: '#00000000' },
    })
      .webp()
      .toBuffer();
    const stored = await storePicture(store, { ...ORIGIN, bytes: clear }, (file) =>
      decodePicture(file),
    );
    const original = await sharp(await read(store, stored.storage_key, 'original.png')).metadata();
    expect(original.hasAlpha).toBe(false);
  });

  test('without a ground stays so as PNG and WebP, and lies on white as JPEG', async () => {
    const store = openStore();
    const bytes = await sharp({
      create: { width: 80, height: 80, channels: 4, background: '#00000000' },
    })
      .png()
      .toBuffer();
    const { storage_key } = await storePicture(store, { ...ORIGIN, bytes });
    const at = async (file: PictureFile) => sharp(await read(store, storage_key, file));
    expect((await (await at('original.png')).metadata()).hasAlpha).toBe(true);
    expect((await (await at('w320.webp')).metadata()).hasAlpha).toBe(true);
    const jpeg = await (await at('download.jpg')).raw().toBuffer();
    expect(Math.min(...jpeg)).toBe(255);
  });

  test('can be discarded without touching another', async () => {
    const store = openStore();
    const bytes = await drawPicture();
    const first = await storePicture(store, { ...ORIGIN, bytes });
    const second = await storePicture(store, { ...ORIGIN, bytes });
    await createPictureKeeper({ ...store, sandbox, download }).discard(first.storage_key);
    expect(await store.files.read(`${first.storage_key}/original.png`)).toBeNull();
    expect(await store.files.read(`${second.storage_key}/original.png`)).not.toBeNull();
  });
});

const huge = () =>
  sharp({ create: { width: 4097, height: 4097, channels: 3, background: '#400' } })
    .png()
    .toBuffer();
const tiny = () =>
  sharp({ create: { width: 1, height: 1, channels: 3, background: '#400' } })
    .png()
    .toBuffer();
const gif = async () =>
  sharp(await drawPicture())
    .gif()
    .toBuffer();
const cut = async () => (await drawPicture()).subarray(0, 900);

describe('what an engine sends is refused when it', () => {
  test.each([
    ['is a web page', async () => Buffer.from('<!doctype html><h1>Sign in</h1>')],
    ['is SVG', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['is empty', async () => Buffer.alloc(0)],
    ['is a GIF', gif],
    ['has too many pixels', huge],
    ['has next to no pixels', tiny],
    ['breaks off in the middle', cut],
    ['only begins like a PNG', async () => Buffer.from('\x89PNG\r\n\x1a\n<svg/>', 'latin1')],
  ])('%s', async (_fault, make) => {
    const store = openStore();
    await expect(storePicture(store, { ...ORIGIN, bytes: await make() })).rejects.toMatchObject({
      code: 'BAD_IMAGE',
      isRetryable: true,
    });
    const left: string[] = [];
    for await (const { key } of store.files.list('pictures/')) left.push(key);
    expect(left).toEqual([]);
  });
});
