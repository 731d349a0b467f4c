import os from 'node:os';
import pino from 'pino';

import { createContext } from '#server/context.ts';
import { ensureOperator } from '#server/operator.ts';

import { quickPasswords } from '#server/testing/quick-passwords.ts';
import { testConfig } from '#server/testing/test-config.ts';
import { UNHURRIED } from '#server/testing/unhurried.ts';

/** What a server's first start adds to its database, and every test's server would add anew. */
export async function addOperator(databaseUrl: string): Promise<void> {
  const config = testConfig({ DATABASE_URL: databaseUrl, DATA_DIR: os.tmpdir() });
  const context = createContext({
    config,
    databaseUrl,
    secret: config.secret ?? '',
    overrides: {
      logger: pino({ level: 'silent' }),
      passwords: quickPasswords,
      timeLimits: UNHURRIED,
    },
  });
  try {
    await ensureOperator(context);
  } finally {
    await context.close();
  }
}
