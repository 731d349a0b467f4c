import { crc32 } from 'node:zlib';

export interface ZipEntry {
  name: string;
  bytes: Buffer;
  modifiedAt: Date;
}

interface Written {
  name: Buffer;
  crc: number;
  size: number;
  offset: number;
  time: number;
  date: number;
}

const UTF8_NAMES = 1 << 11;
const VERSION = 45;
const MADE_ON_UNIX = 3 << 8;
/** rw-r--r-- */
const READABLE_FILE = 0o100644 * 0x1_0000;
const MAX_32 = 0xffff_ffff;
const MAX_16 = 0xffff;

/** A ZIP archive, one entry in memory at a time. Pictures are packed already, so they are only stored. */
export async function* zipStream(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Buffer> {
  const directory: Written[] = [];
  let offset = 0;
  for await (const entry of entries) {
    const written = describe(entry, offset);
    const header = localHeader(written);
    directory.push(written);
    offset += header.length + written.size;
    yield header;
    yield entry.bytes;
  }
  const records = Buffer.concat(directory.map(directoryRecord));
  yield records;
  yield endRecords({ count: directory.length, size: records.length, offset });
}

function describe({ name, bytes, modifiedAt: at }: ZipEntry, offset: number): Written {
  return {
    name: Buffer.from(name),
    crc: crc32(bytes),
    size: bytes.length,
    offset,
    time: (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1),
    date: ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate(),
  };
}

function localHeader({ name, crc, size, time, date }: Written): Buffer {
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x0403_4b50, 0);
  header.writeUInt16LE(VERSION, 4);
  header.writeUInt16LE(UTF8_NAMES, 6);
  header.writeUInt16LE(time, 10);
  header.writeUInt16LE(date, 12);
  header.writeUInt32LE(crc, 14);
  header.writeUInt32LE(size, 18);
  header.writeUInt32LE(size, 22);
  header.writeUInt16LE(name.length, 26);
  return Buffer.concat([header, name]);
}

function directoryRecord({ name, crc, size, offset, time, date }: Written): Buffer {
  const extra = offset >= MAX_32 ? largeOffset(offset) : Buffer.alloc(0);
  const record = Buffer.alloc(46);
  record.writeUInt32LE(0x0201_4b50, 0);
  record.writeUInt16LE(MADE_ON_UNIX | VERSION, 4);
  record.writeUInt16LE(VERSION, 6);
  record.writeUInt16LE(UTF8_NAMES, 8);
  record.writeUInt16LE(time, 12);
  record.writeUInt16LE(date, 14);
  record.writeUInt32LE(crc, 16);
  record.writeUInt32LE(size, 20);
  record.writeUInt32LE(size, 24);
  record.writeUInt16LE(name.length, 28);
  record.writeUInt16LE(extra.length, 30);
  record.writeUInt32LE(READABLE_FILE, 38);
  record.writeUInt32LE(Math.min(offset, MAX_32), 42);
  return Buffer.concat([record, name, extra]);
}

/** ZIP64: an offset beyond 4 GB stands in an extra field. */
function largeOffset(offset: number): Buffer {
  const extra = Buffer.alloc(12);
  extra.writeUInt16LE(1, 0);
  extra.writeUInt16LE(8, 2);
  extra.writeBigUInt64LE(BigInt(offset), 4);
  return extra;
}

function endRecords(directory: { count: number; size: number; offset: number }): Buffer {
  const { count, size, offset } = directory;
  const isLarge = count >= MAX_16 || size >= MAX_32 || offset >= MAX_32;
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x0605_4b50, 0);
  end.writeUInt16LE(Math.min(count, MAX_16), 8);
  end.writeUInt16LE(Math.min(count, MAX_16), 10);
  end.writeUInt32LE(Math.min(size, MAX_32), 12);
  end.writeUInt32LE(Math.min(offset, MAX_32), 16);
  return isLarge ? Buffer.concat([largeEnd(directory), end]) : end;
}

/** The ZIP64 end record and its locator. */
function largeEnd({
  count,
  size,
  offset,
}: {
  count: number;
  size: number;
  offset: number;
}): Buffer {
  const record = Buffer.alloc(56 + 20);
  record.writeUInt32LE(0x0606_4b50, 0);
  record.writeBigUInt64LE(44n, 4);
  record.writeUInt16LE(VERSION, 12);
  record.writeUInt16LE(VERSION, 14);
  record.writeBigUInt64LE(BigInt(count), 24);
  record.writeBigUInt64LE(BigInt(count), 32);
  record.writeBigUInt64LE(BigInt(size), 40);
  record.writeBigUInt64LE(BigInt(offset), 48);
  record.writeUInt32LE(0x0706_4b50, 56);
  record.writeBigUInt64LE(BigInt(offset + size), 64);
  record.writeUInt32LE(1, 72);
  return record;
}
