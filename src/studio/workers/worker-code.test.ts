import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findBundle, fingerprintOf, MARK_NAME } from './worker-code.ts';
import type { BundleMark } from './worker-code.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');

describe('the bundle of the workers', () => {
  let folder: string;
  let bundles: URL;
  let source: string;
  let mark: BundleMark;

  beforeEach(async () => {
    mkdirSync(path.join(ROOT, '.cache'), { recursive: true });
    folder = mkdtempSync(path.join(ROOT, '.cache/bundles-'));
    bundles = pathToFileURL(`${folder}/`);
    source = path.relative(ROOT, path.join(folder, 'source.ts'));
    writeFileSync(path.join(ROOT, source), 'export const glasses = 2;');
    const fingerprint = await fingerprintOf([source]);
    mkdirSync(path.join(folder, fingerprint));
    writeFileSync(path.join(folder, fingerprint, 'real-steps.js'), '');
    mark = { fingerprint, sources: [source], begunAt: 0 };
    writeFileSync(path.join(folder, MARK_NAME), JSON.stringify(mark));
  });

  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('is used while its sources are what it was made from', async () => {
    expect((await findBundle(bundles))?.stepsUrl).toMatch(/[0-9a-f]{16}\/real-steps\.js$/);
  });

  it('is left aside when a source was edited, and used again when the edit is taken back', async () => {
    writeFileSync(path.join(ROOT, source), 'export const glasses = 3;');
    expect(await findBundle(bundles)).toBeNull();
    writeFileSync(path.join(ROOT, source), 'export const glasses = 2;');
    expect(await findBundle(bundles)).not.toBeNull();
  });

  it('is left aside when a source is gone', async () => {
    rmSync(path.join(ROOT, source));
    expect(await findBundle(bundles)).toBeNull();
  });

  it('is used without a look into sources that nobody touched since', async () => {
    const elsewhere = 'f'.repeat(16);
    mkdirSync(path.join(folder, elsewhere));
    writeFileSync(path.join(folder, elsewhere, 'real-steps.js'), '');
    const later = { ...mark, fingerprint: elsewhere, begunAt: Date.now() + 60_000 };
    writeFileSync(path.join(folder, MARK_NAME), JSON.stringify(later));
    expect((await findBundle(bundles))?.stepsUrl).toContain(elsewhere);
  });

  it('is left aside when a source was touched after the bundler had begun, whatever its times of writing say', async () => {
    writeFileSync(path.join(folder, MARK_NAME), JSON.stringify({ ...mark, begunAt: Date.now() }));
    writeFileSync(path.join(ROOT, source), 'export const glasses = 3;');
    utimesSync(path.join(ROOT, source), 0, 0);
    expect(await findBundle(bundles)).toBeNull();
  });

  it('is left aside when what it was made from cannot be read', async () => {
    writeFileSync(path.join(folder, MARK_NAME), '{"fingerprint":"0123');
    expect(await findBundle(bundles)).toBeNull();
  });

  it('is left aside when its files are gone, or nothing was ever bundled', async () => {
    rmSync(path.join(folder, await fingerprintOf([source])), { recursive: true });
    expect(await findBundle(bundles)).toBeNull();
    rmSync(path.join(folder, MARK_NAME));
    expect(await findBundle(bundles)).toBeNull();
  });
});
