import { expect, test } from 'vitest';

import { readZip } from '#server/testing/read-zip.ts';

import { zipStream } from './zip-stream.ts';
import type { ZipEntry } from './zip-stream.ts';

async function pack(entries: ZipEntry[]): Promise<Buffer> {
  const chunks: Buffer[] = [];
  async function* source() {
    yield* entries;
  }
  for await (const chunk of zipStream(source())) chunks.push(chunk);
  return Buffer.concat(chunks);
}

const modifiedAt = new Date('2026-11-15T10:20:30Z');

test('an archive gives back what was put in, names in every script', async () => {
  const zip = await pack([
    { name: 'rosé.jpg', bytes: Buffer.from('one'), modifiedAt },
    { name: 'ワイン.jpg', bytes: Buffer.alloc(100_000, 7), modifiedAt },
  ]);
  const entries = readZip(zip);
  expect([...entries.keys()]).toEqual(['rosé.jpg', 'ワイン.jpg']);
  expect(entries.get('rosé.jpg')?.toString()).toBe('one');
  expect(entries.get('ワイン.jpg')).toEqual(Buffer.alloc(100_000, 7));
});

test('an empty archive is an archive', async () => {
  expect(readZip(await pack([])).size).toBe(0);
});

test('beyond 65,535 entries the large form is used', async () => {
  const count = 65_536;
  const empty = Buffer.alloc(0);
  const zip = await pack(
    Array.from({ length: count }, (_, i) => ({ name: `${i}`, bytes: empty, modifiedAt })),
  );
  const end = zip.lastIndexOf(Buffer.from('PK\x06\x06', 'latin1'));
  expect(Number(zip.readBigUInt64LE(end + 32))).toBe(count);
  const directory = Number(zip.readBigUInt64LE(end + 48));
  expect(zip.readUInt32LE(directory)).toBe(0x0201_4b50);
  const locator = end + 56;
  expect(zip.readUInt32LE(locator)).toBe(0x0706_4b50);
  expect(Number(zip.readBigUInt64LE(locator + 8))).toBe(end);
  expect(zip.readUInt16LE(zip.length - 22 + 10)).toBe(0xffff);
});
