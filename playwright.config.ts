import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';

import { CHROMIUM_FLAGS, definedEnv, findChromium } from './scripts/find-chromium.ts';
import type { Browser } from './scripts/find-chromium.ts';

// Looked for once; the workers, which load this file again, are told by the environment.
process.env['VIGNETTE_CHROMIUM'] ??= JSON.stringify(await findChromium());
const browser = JSON.parse(process.env['VIGNETTE_CHROMIUM']) as Browser;

/** A page lives for seconds here: to compile its scripts once more, for quicker later, costs more than it saves. */
const SHORT_LIVED = '--js-flags=--no-opt --no-maglev';

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: false,
  // As many as the cores of a small machine: each has a server and a browser of its own, and what a
  // story leaves of its core while it waits is taken by the tests that run beside it.
  workers: Math.min(4, Math.max(2, availableParallelism())),
  // A limit, not an expectation: a busy machine takes ten times as long as an idle one.
  timeout: 600_000,
  // A story that passes on its second try has a fault that somebody will meet.
  retries: 0,
  // Long enough for a busy machine; what is there already is not waited for.
  expect: { timeout: 45_000 },
  globalSetup: './tests/e2e/global-setup.ts',
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ? [['list'], ['json']] : 'list',
  use: {
    viewport: { width: 1440, height: 900 },
    colorScheme: 'dark',
    screenshot: 'only-on-failure',
    // Steps, network and console of what failed; pictures of every step would slow down all the others.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    // Only the stories about going offline want the copy on the device (offline.spec.ts).
    serviceWorkers: 'block',
    // Only stories that say so share one (`sharesWindow` in fixtures.ts): the settings of all others differ.
    reuseContext: true,
    launchOptions: {
      executablePath: browser.executablePath,
      args: [...CHROMIUM_FLAGS, SHORT_LIVED],
      env: { ...definedEnv(), ...browser.env },
    },
  },
});
