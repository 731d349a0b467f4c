import { z } from 'zod';

import { EngineError } from '#server/ports/image-engine.ts';
import type { Pixels } from '#server/ports/pixels.ts';
import { SandboxError } from '#server/ports/sandbox.ts';
import type { Sandbox } from '#server/ports/sandbox.ts';

import { badImage, kindOrRefuse } from './bad-image.ts';

const PARSER = new URL('./picture-parser.ts', import.meta.url);
const CHANNELS = 3;
const sizeSchema = z.object({ width: z.int().positive(), height: z.int().positive() });

/** The pixels of a file from somebody else's machine, decoded in a process that may die. */
export async function decodeForeign(
  sandbox: Sandbox,
  file: { bytes: Uint8Array; owner: string; signal: AbortSignal },
): Promise<Pixels> {
  kindOrRefuse(file.bytes);
  try {
    const { owner, signal } = file;
    const parsed = await sandbox.run({ parser: PARSER, input: file.bytes, owner, signal });
    const { width, height } = sizeSchema.parse(parsed.value);
    if (parsed.bytes.length !== width * height * CHANNELS) throw badImage('is cut short');
    return { data: parsed.bytes, width, height, channels: CHANNELS };
  } catch (error) {
    if (file.signal.aborted || error instanceof EngineError) throw error;
    throw error instanceof SandboxError ? toEngineError(error) : badImage('makes no sense', error);
  }
}

function toEngineError(error: SandboxError): EngineError {
  if (error.fault === 'busy')
    return new EngineError('ENGINE_UNAVAILABLE', {
      message: 'Too many pictures wait to be decoded',
      isRetryable: true,
      cause: error,
    });
  return badImage(`cannot be decoded (${error.fault})`, error);
}
