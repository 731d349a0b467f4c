import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

import { readManifest } from './manifest.ts';

test('a folder without a manifest is no backup; one that cannot be read says why', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'vignette-manifest-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  await expect(readManifest(folder)).rejects.toThrow('holds no whole backup');
  mkdirSync(path.join(folder, 'manifest.json'));
  await expect(readManifest(folder)).rejects.toThrow('EISDIR');
});
