import { crc32, deflateSync } from 'node:zlib';

/** 16 bytes: a box that claims to be zero bytes long, so that a reader never gets past it. */
export const ENDLESS_BOX = Buffer.from('00000001616263640000000000000000', 'hex');

/** The same behind the first bytes of an AVIF file, which pass for a picture. */
export const ENDLESS_AVIF = Buffer.concat([
  box('ftyp', Buffer.from('avif\0\0\0\0avifmif1', 'latin1')),
  ENDLESS_BOX,
]);

/** Boxes in boxes in boxes, as many bytes as asked for. */
export function nestedBoxes(bytes: number): Buffer {
  const head = box('ftyp', Buffer.from('avif\0\0\0\0avifmif1', 'latin1'));
  const depth = Math.floor((bytes - head.length) / 8);
  const boxes = Buffer.alloc(depth * 8);
  for (let i = 0; i < depth; i++) {
    boxes.writeUInt32BE((depth - i) * 8, i * 8);
    boxes.write('moov', i * 8 + 4, 'latin1');
  }
  return Buffer.concat([head, boxes]);
}

/** A small PNG with text chunks that unpack to so many megabytes each. */
export function textBomb(png: Buffer, megabytes: number, chunks: number): Buffer {
  const packed = deflateSync(Buffer.alloc(megabytes * 1024 * 1024, 0x61), { level: 9 });
  const bombs = Array.from({ length: chunks }, (_, index) =>
    chunk('zTXt', Buffer.concat([Buffer.from(`Comment${index}\0\0`, 'latin1'), packed])),
  );
  const headEnd = 8 + 25;
  return Buffer.concat([png.subarray(0, headEnd), ...bombs, png.subarray(headEnd)]);
}

function box(type: string, payload: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + payload.length);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, payload]);
}

function chunk(type: string, payload: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), payload]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(payload.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
