import { createHash } from 'node:crypto';
import { Transform } from 'node:stream';

export interface Checksum {
  /** Passes everything on and counts it. */
  meter: Transform;
  result(): { bytes: number; sha256: string };
}

/** Measures what flows past, so that nothing is read twice. */
export function createChecksum(): Checksum {
  const hash = createHash('sha256');
  let bytes = 0;
  const meter = new Transform({
    transform(chunk: Buffer, _, done) {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  return { meter, result: () => ({ bytes, sha256: hash.digest('hex') }) };
}
