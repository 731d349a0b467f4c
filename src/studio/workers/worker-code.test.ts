import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findBundle, fingerprintOf, MARK_NAME } from './worker-code.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');

describe('the bundle of the workers', () => {
  let folder: string;
  let bundles: URL;
  let source: string;

  beforeEach(async () => {
    mkdirSync(path.join(ROOT, '.cache'), { recursive: true });
    folder = mkdtempSync(path.join(ROOT, '.cache/bundles-'));
    bundles = pathToFileURL(`${folder}/`);
    source = path.relative(ROOT, path.join(folder, 'source.ts'));
    writeFileSync(path.join(ROOT, source), 'export const glasses = 2;');
    const fingerprint = await fingerprintOf([source]);
    mkdirSync(path.join(folder, fingerprint));
    writeFileSync(path.join(folder, fingerprint, 'real-steps.js'), '');
    writeFileSync(path.join(folder, MARK_NAME), JSON.stringify({ fingerprint, sources: [source] }));
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
