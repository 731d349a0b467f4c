import { expect, test } from 'vitest';

import { NO_CREDENTIALS } from '#server/ports/content-credentials.ts';

import { verifyCredentials } from './verify-credentials.ts';

const FILE = Buffer.from('\u0089PNG\r\n\u001A\n', 'latin1');

test('a file that says more about itself than anybody reads is not readable', async () => {
  const verify = (value: unknown) =>
    verifyCredentials(
      { sandbox: { run: async () => ({ value, bytes: Buffer.alloc(0) }) }, certificates: '' },
      { file: FILE, owner: 'u1' },
    );

  expect(await verify(NO_CREDENTIALS)).toEqual(NO_CREDENTIALS);
  const endless = { ...NO_CREDENTIALS, hasManifest: true, title: 'a'.repeat(100_000) };
  await expect(verify(endless)).rejects.toMatchObject({ code: 'UNREADABLE_FILE' });
});
