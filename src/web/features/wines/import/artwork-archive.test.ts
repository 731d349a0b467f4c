import { BlobWriter, TextReader, ZipWriter } from '@zip.js/zip.js/index-native.js';
import { expect, it } from 'vitest';
import { ARTWORK } from '#shared/rules/pictures/wines.ts';
import { openArchive } from './artwork-archive.ts';

async function pack(files: Record<string, string>): Promise<Blob> {
  const writer = new ZipWriter(new BlobWriter(), { useWebWorkers: false });
  for (const [name, text] of Object.entries(files)) await writer.add(name, new TextReader(text));
  return writer.close();
}

it('lists what people packed and opens it file by file', async () => {
  const files = await openArchive(
    await pack({
      'labels/Rosé.png': 'picture',
      '__MACOSX/labels/._Rosé.png': 'x',
      '.DS_Store': 'x',
    }),
  );
  expect(files.map(({ path, size }) => [path, size])).toEqual([['labels/Rosé.png', 7]]);
  expect(await (await files[0]!.open()).text()).toBe('picture');
});

it('stops unpacking at the size of an artwork, whatever the entry claims', async () => {
  const bomb = await pack({ 'bomb.png': '0'.repeat(ARTWORK.maxBytes + 1) });
  expect(bomb.size).toBeLessThan(100_000);
  const [file] = await openArchive(bomb);
  await expect(file!.open()).rejects.toThrow('larger');
});

it('refuses what is no archive', async () => {
  await expect(openArchive(new Blob(['not a zip']))).rejects.toThrow('not a ZIP');
});
