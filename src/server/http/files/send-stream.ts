import type { ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';

/** Streams an answer's body. A reader who leaves early is no failure of ours. */
export async function sendStream(
  source: NodeJS.ReadableStream | AsyncIterable<Uint8Array>,
  res: ServerResponse,
): Promise<void> {
  try {
    await pipeline(source, res);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  }
}
