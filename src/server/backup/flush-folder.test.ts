import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';

import { flushEach, flushFolder } from './flush-folder.ts';

const home = mkdtempSync(path.join(os.tmpdir(), 'vignette-flush-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));

it('flushes files however deep they lie, at once or one by one', async () => {
  mkdirSync(path.join(home, 'files', 'pictures'), { recursive: true });
  writeFileSync(path.join(home, 'files', 'pictures', 'original.png'), 'a picture');
  await expect(flushFolder(home)).resolves.toBeUndefined();
  await expect(flushEach(home)).resolves.toBeUndefined();
});

it('does not say that a folder is flushed that is not there', async () => {
  await expect(flushFolder(path.join(home, 'gone'))).rejects.toThrow('ENOENT');
});
