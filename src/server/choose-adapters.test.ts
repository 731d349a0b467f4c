import path from 'node:path';
import { expect, test } from 'vitest';

import { mailFolderOf } from './choose-adapters.ts';
import { loadConfig } from './config.ts';

/** No folder is called like one that a checkout may lie in. */
const ELSEWHERE = path.resolve('..', `not-${path.basename(process.cwd())}`);

test.each([
  ['below where it was started', 'data', path.join('data', 'mail')],
  ['elsewhere', ELSEWHERE, path.join(ELSEWHERE, 'mail')],
])('an operator is told the folder of the mails as they can type it: %s', (...row) => {
  const [, DATA_DIR, folder] = row;
  expect(mailFolderOf(loadConfig({ DATA_DIR }))).toBe(folder);
});
