import type { Asset } from '@trustnxt/c2pa-ts/asset';

interface Chunk {
  id: string;
  offset: number;
  /** Header, payload and padding. */
  size: number;
  payloadSize: number;
}

const RIFF_HEADER = 12;
const CHUNK_HEADER = 8;
const MANIFEST_CHUNK = 'C2PA';

/** WebP for the C2PA library, which does not know it: the manifest is a RIFF chunk 'C2PA' at the end. */
export class WebpAsset implements Asset {
  readonly mimeType = 'image/webp';
  private data: Uint8Array;

  constructor(data: Uint8Array) {
    if (!WebpAsset.canRead(data)) throw new Error('Not a WebP file');
    this.data = data;
  }

  static canRead(data: Uint8Array): boolean {
    return (
      data.length >= RIFF_HEADER && tag(data, 0) === 'RIFF' && tag(data, CHUNK_HEADER) === 'WEBP'
    );
  }

  getDataLength(): number {
    return this.data.length;
  }

  async getDataRange(start = 0, length = this.data.length - start): Promise<Uint8Array> {
    return this.data.subarray(start, start + length);
  }

  getManifestJUMBF(): Uint8Array | undefined {
    const chunk = this.manifestChunk();
    return chunk && this.payloadOf(chunk);
  }

  dumpInfo(): string {
    return this.chunks()
      .map(({ id, payloadSize }) => `${id} ${payloadSize}`)
      .join('\n');
  }

  async ensureManifestSpace(length: number): Promise<void> {
    if (this.manifestChunk()?.payloadSize === length) return;
    const kept = this.chunks().filter(({ id }) => id !== MANIFEST_CHUNK);
    const head = Buffer.alloc(CHUNK_HEADER);
    head.write(MANIFEST_CHUNK, 'latin1');
    head.writeUInt32LE(length, 4);
    const file = Buffer.concat([
      this.data.subarray(0, RIFF_HEADER),
      ...kept.map(({ offset, size }) => this.data.subarray(offset, offset + size)),
      head,
      Buffer.alloc(padded(length)),
    ]);
    file.writeUInt32LE(file.length - CHUNK_HEADER, 4);
    this.data = file;
  }

  getHashExclusionRange(): { start: number; length: number } {
    const chunk = this.manifestChunk();
    if (!chunk) throw new Error('No space was made for a manifest');
    return { start: chunk.offset, length: chunk.size };
  }

  async writeManifestJUMBF(jumbf: Uint8Array): Promise<void> {
    const chunk = this.manifestChunk();
    if (chunk?.payloadSize !== jumbf.length) throw new Error('The manifest does not fit its space');
    this.payloadOf(chunk).set(jumbf);
  }

  private manifestChunk(): Chunk | undefined {
    const found = this.chunks().filter(({ id }) => id === MANIFEST_CHUNK);
    return found.length === 1 ? found[0] : undefined;
  }

  private payloadOf({ offset, payloadSize }: Chunk): Uint8Array {
    return this.data.subarray(offset + CHUNK_HEADER, offset + CHUNK_HEADER + payloadSize);
  }

  private chunks(): Chunk[] {
    const view = new DataView(this.data.buffer, this.data.byteOffset, this.data.length);
    const chunks: Chunk[] = [];
    let offset = RIFF_HEADER;
    while (offset + CHUNK_HEADER <= this.data.length) {
      const payloadSize = view.getUint32(offset + 4, true);
      const size = Math.min(CHUNK_HEADER + padded(payloadSize), this.data.length - offset);
      if (CHUNK_HEADER + payloadSize > size) throw new Error('Malformed WebP (chunk too large)');
      chunks.push({ id: tag(this.data, offset), offset, size, payloadSize });
      offset += size;
    }
    return chunks;
  }
}

/** RIFF chunks start at even addresses. */
function padded(length: number): number {
  return length + (length % 2);
}

function tag(data: Uint8Array, at: number): string {
  return String.fromCharCode(...data.subarray(at, at + 4));
}
