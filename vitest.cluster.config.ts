import { defineConfig } from 'vitest/config';

/** `npm run test:cluster`: a whole cluster with nginx, too much for every run of the tests. */
export default defineConfig({
  test: {
    include: ['tests/cluster/**/*.test.ts'],
    environment: 'node',
    testTimeout: 1_800_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
