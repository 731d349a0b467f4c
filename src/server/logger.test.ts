import { expect, test } from 'vitest';

import { loadConfig } from './config.ts';
import { createLogger } from './logger.ts';

test('a key that somebody repeats back to us is not written down', () => {
  const lines: string[] = [];
  const config = loadConfig({
    IMAGE_ENGINE: 'openai',
    IMAGE_API_KEY: 'sk-very"secret',
    ALLOW_TEST_PAYMENTS: '1',
    DATABASE_URL: 'postgres://vignette:hunter2hunter2@db.internal/vignette',
    APP_SECRET: 'a-secret-of-more-than-32-characters',
  });
  const logger = createLogger(config, { write: (line) => void lines.push(line) });

  const cause = new Error('Incorrect API key provided: sk-very"secret');
  logger.error({ err: new Error('The engine failed', { cause }) }, 'failed with hunter2hunter2');

  expect(lines.join()).toContain('Incorrect API key provided: [secret]');
  expect(lines.join()).not.toMatch(/sk-very|hunter2/);
});
