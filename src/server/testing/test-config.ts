import { loadConfig } from '#server/config.ts';
import type { Config } from '#server/config.ts';

/** The settings of a test's server. */
export function testConfig(env: Record<string, string>): Config {
  return loadConfig({
    NODE_ENV: 'test',
    APP_SECRET: 'test-secret-test-secret-test-secret',
    // Everybody here is of one domain.
    FREE_GRANTS_PER_DOMAIN: '1000000',
    FREE_GRANTS_PER_NETWORK: '1000000',
    DATA_DIR_IS_SHARED: '1',
    ...env,
  });
}
