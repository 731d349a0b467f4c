import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { setImmediate } from 'node:timers/promises';
import { parseJson } from '#shared/parse-json.ts';

/** Where workers take their code from. */
export interface WorkerCode {
  workerUrl: string;
  stepsUrl: string;
}

/** What `scripts/bundle-studio.ts` leaves beside its bundles. */
export interface BundleMark {
  /** Of the sources' contents; the bundle lies in a folder of this name. */
  fingerprint: string;
  /** Paths in the project. */
  sources: readonly string[];
  /** Milliseconds of the clock before the first of them was read. */
  begunAt: number;
}

export const MARK_NAME = 'built-from.json';
const ROOT = new URL('../../../', import.meta.url);
export const BUNDLES = new URL('dist/studio/', ROOT);
/** So many files are looked at before others may have their turn. */
const AT_ONCE = 32;
/** File systems keep their times by a coarser clock, which may lag behind. */
const CLOCK_LAG_MS = 1000;

export const SOURCE_CODE: WorkerCode = {
  workerUrl: new URL('./studio-worker.ts', import.meta.url).href,
  stepsUrl: new URL('../real-steps.ts', import.meta.url).href,
};

/** A bundle that lies there, and the answer to come: whether the sources are still what it was made from. */
interface FoundBundle {
  code: WorkerCode;
  isFresh: Promise<boolean>;
}

export async function lookForBundle(bundles = BUNDLES): Promise<FoundBundle | null> {
  const mark = await readMark(bundles);
  if (!mark) return null;
  const at = (name: string) => new URL(`${mark.fingerprint}/${name}`, bundles);
  if (!existsSync(at('real-steps.js'))) return null;
  return {
    code: { workerUrl: at('studio-worker.js').href, stepsUrl: at('real-steps.js').href },
    isFresh: isFresh(mark),
  };
}

/** The bundle if it was made from the sources as they are now: it may be missing, it cannot be stale. */
export async function findBundle(bundles = BUNDLES): Promise<WorkerCode | null> {
  const bundle = await lookForBundle(bundles);
  return bundle && (await bundle.isFresh) ? bundle.code : null;
}

/** What nobody touched since needs no reading: two thousand files would cost more than a small picture. */
async function isFresh({ fingerprint, sources, begunAt }: BundleMark): Promise<boolean> {
  for (const [i, source] of sources.entries()) {
    // The first turn is given away too: the workers who wait for the bundle's address start in it.
    if (i % AT_ONCE === 0) await setImmediate();
    if (!isUntouched(source, begunAt)) return (await fingerprintOf(sources)) === fingerprint;
  }
  return true;
}

/** By the time of its last change of any kind, which unlike that of its contents no tool sets back. */
function isUntouched(source: string, since: number): boolean {
  const file = statSync(new URL(source, ROOT), { throwIfNoEntry: false });
  return file !== undefined && file.ctimeMs < since - CLOCK_LAG_MS;
}

export async function readMark(bundles: URL): Promise<BundleMark | null> {
  const text = await readFile(new URL(MARK_NAME, bundles), 'utf8').catch(() => null);
  return text === null ? null : (parseJson(text) as BundleMark | null);
}

export async function fingerprintOf(
  sources: readonly string[],
  read: (source: string) => string | Buffer = readSource,
): Promise<string> {
  const hash = createHash('sha256');
  for (const [i, source] of sources.entries()) {
    hash.update(source).update(read(source));
    if (i % AT_ONCE === 0) await setImmediate();
  }
  return hash.digest('hex').slice(0, 16);
}

/** One that is gone is as good as changed. */
function readSource(source: string): string | Buffer {
  const file = new URL(source, ROOT);
  return existsSync(file) ? readFileSync(file) : '';
}
