// Builds src/studio/tracer/tracer.wasm from its AssemblyScript source. With --check it only compares.
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const SOURCE = 'src/studio/tracer/assembly/index.ts';
const BUILT = 'src/studio/tracer/tracer.wasm';
const FLAGS = [
  '-O3',
  '--converge',
  '--noAssert',
  '--runtime=stub',
  '--enable=simd',
  '--enable=threads',
  '--importMemory',
  '--sharedMemory',
  '--initialMemory=1',
  '--maximumMemory=8192',
];

async function build(target: string): Promise<void> {
  await promisify(execFile)('asc', [SOURCE, '-o', target, ...FLAGS], { shell: false });
}

async function isUpToDate(): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), 'tracer-'));
  try {
    const fresh = join(folder, 'tracer.wasm');
    await build(fresh);
    return (await readFile(fresh)).equals(await readFile(BUILT));
  } finally {
    await rm(folder, { recursive: true });
  }
}

if (!process.argv.includes('--check')) await build(BUILT);
else if (!(await isUpToDate())) {
  console.error(
    `${BUILT} does not match its source. Run "npm run studio:wasm" and commit the result.`,
  );
  process.exitCode = 1;
}
