// Builds src/studio/tracer/tracer.wasm from its AssemblyScript source. With --check it only compares.
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const SOURCE = 'src/studio/tracer/assembly/index.ts';
const BUILT = 'src/studio/tracer/tracer.wasm';
/** The state that was last found in order: a comparison takes long, and these files seldom change. */
const CHECKED = '.cache/tracer-checked';
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

/** Of all that a comparison depends on, this script with its flags included. */
async function fingerprint(): Promise<string> {
  const folder = dirname(SOURCE);
  const sources = (await readdir(folder)).toSorted().map((name) => join(folder, name));
  const compiler = 'node_modules/assemblyscript/package.json';
  const hash = createHash('sha256');
  for (const file of [...sources, BUILT, compiler, import.meta.filename])
    hash.update(`${file}\0`).update(await readFile(file));
  return hash.digest('hex');
}

async function isInOrder(): Promise<boolean> {
  const state = await fingerprint();
  if ((await readFile(CHECKED, 'utf8').catch(() => '')) === state) return true;
  if (!(await isUpToDate())) return false;
  await mkdir(dirname(CHECKED), { recursive: true });
  await writeFile(CHECKED, state);
  return true;
}

if (!process.argv.includes('--check')) await build(BUILT);
else if (!(await isInOrder())) {
  console.error(
    `${BUILT} does not match its source. Run "npm run studio:wasm" and commit the result.`,
  );
  process.exitCode = 1;
}
