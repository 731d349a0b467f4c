import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { z } from 'zod';

import { SandboxError } from '#server/ports/sandbox.ts';
import type { Parsed, SandboxFault, SandboxJob, SandboxLimits } from '#server/ports/sandbox.ts';

import { pack, unpack } from './frame.ts';
import { startProcess } from './start-process.ts';

const LAST_WORDS_BYTES = 8192;
const headSchema = z.object({ isRefused: z.boolean(), value: z.unknown() });

/** One file, one process. It is gone when this settles, whatever it was doing. */
export async function runProcess(
  { parser, input, options, signal }: SandboxJob,
  limits: SandboxLimits,
): Promise<Parsed> {
  if (input.length > limits.inputBytes) throw new SandboxError('too-large');
  signal?.throwIfAborted();
  const child = startProcess(parser, limits);
  let fault: SandboxFault | undefined;
  const kill = (reason: SandboxFault) => {
    fault ??= reason;
    child.kill('SIGKILL');
  };
  const leave = () => kill('crashed');
  signal?.addEventListener('abort', leave);
  const clock = setTimeout(kill, limits.wallMs, 'too-slow');
  const closed = once(child, 'close') as Promise<[number | null, NodeJS.Signals | null]>;
  const output = collect(child, limits.outputBytes, () => kill('too-large'));
  // A child that died does not read on; its end says why.
  child.stdin.on('error', () => {});
  child.stdin.end(pack(options ?? null, input));
  try {
    const [code, killedBy] = await closed;
    signal?.throwIfAborted();
    if (fault) throw new SandboxError(fault);
    if (code !== 0) throw new SandboxError(causeOfDeath(killedBy, output.lastWords()));
    return read(output.bytes());
  } finally {
    clearTimeout(clock);
    signal?.removeEventListener('abort', leave);
  }
}

function collect(
  child: ChildProcessWithoutNullStreams,
  maxBytes: number,
  onTooMuch: () => void,
): { bytes(): Buffer; lastWords(): string } {
  const chunks: Buffer[] = [];
  let size = 0;
  let words = '';
  child.stdout.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size > maxBytes) onTooMuch();
    else chunks.push(chunk);
  });
  child.stderr.on('data', (chunk: Buffer) => {
    if (words.length < LAST_WORDS_BYTES) words += chunk.toString('latin1');
  });
  return { bytes: () => Buffer.concat(chunks), lastWords: () => words };
}

function causeOfDeath(killedBy: NodeJS.Signals | null, lastWords: string): SandboxFault {
  if (killedBy === 'SIGXCPU' || killedBy === 'SIGKILL') return 'too-slow';
  return /out of memory|heap limit|allocation failed/i.test(lastWords)
    ? 'out-of-memory'
    : 'crashed';
}

function read(message: Buffer): Parsed {
  let answer: ReturnType<typeof unpack>;
  try {
    answer = unpack(message);
  } catch {
    throw new SandboxError('crashed');
  }
  const { isRefused, value } = headSchema.parse(answer.head);
  if (isRefused) throw new SandboxError('refused', String(value));
  return { value, bytes: answer.rest };
}
