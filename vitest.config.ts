import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer } from 'vitest/node';
import type { TestSpecification } from 'vitest/node';
import { TEST_HEAP } from './scripts/tests/test-heap.ts';
import { contractRoutes } from './src/web/build/contract-routes-plugin.ts';
import { island } from './src/web/build/island-plugin.ts';
import { siteDefine } from './src/web/build/site-define.ts';

// Modules are loaded once per worker instead of once per file, which took most of the time.
// So a test leaves nothing behind in a module, a global or the page, and mocks no module.
const isolate = false;

// As in production: Node strips the types and links the modules itself. Through Vite every use of
// an import is a look into an object, which doubles the time of whatever computes.
const experimental = { viteModuleRunner: false, nodeLoader: false };

// Below this the old heap is not looked through: a worker that loaded all of the Studio is half as large.
const execArgv = [...TEST_HEAP, '--initial-heap-size=1500'];

// Nothing is waited for that ends: only what hangs meets this, however busy the machine is.
const HANGS_MS = 300_000;

/** Those that start whole processes first: begun last, each would be waited for by itself. */
class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const startsProcesses = ({ moduleId }: TestSpecification) =>
      /\/tests\/(faults|tools)\//.test(moduleId);
    return [...sorted.filter(startsProcesses), ...sorted.filter((file) => !startsProcesses(file))];
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: SlowFirst },
    // As many as the cores: each one more loads Studio and server once more, and what waits for its
    // database leaves its core to that, and to the stories.
    maxWorkers: availableParallelism(),
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/{shared,studio}/**/*.test.ts'],
          environment: 'node',
          isolate,
          experimental,
          execArgv,
          testTimeout: HANGS_MS,
          hookTimeout: HANGS_MS,
        },
      },
      {
        plugins: [contractRoutes(), island()],
        define: siteDefine({}),
        test: {
          name: 'web',
          include: ['src/web/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          isolate,
          setupFiles: ['src/web/testing/setup.ts'],
          testTimeout: HANGS_MS,
          hookTimeout: HANGS_MS,
          expect: { poll: { timeout: 30_000 } },
        },
      },
      {
        test: {
          name: 'server',
          include: ['src/server/**/*.test.ts', 'tests/{attacks,faults,tools}/**/*.test.ts'],
          environment: 'node',
          isolate,
          experimental,
          execArgv,
          globalSetup: ['src/server/testing/global-setup.ts'],
          testTimeout: HANGS_MS,
          hookTimeout: HANGS_MS,
          // Long enough for a busy machine; a poll that succeeds does not wait.
          expect: { poll: { timeout: 60_000 } },
        },
      },
    ],
  },
});
