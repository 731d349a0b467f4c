import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/**
 * `npm run test:faults`: the long form of what `npm test` does in short. At least 200 kills of workers,
 * server and database, forty times the races and thirty times the histories; every other fault test as it is.
 */
const LONG = {
  FAULT_KILLS: '160',
  FAULT_SET_WINES: '200',
  FAULT_SET_KILLS: '20',
  FAULT_BLOWS: '50',
  FAULT_DISKS: '4k 1m 20m 42m',
  MODEL_RUNS: 'long',
};
const FILES = [
  'tests/faults',
  'src/server/db',
  'src/server/generations',
  'src/server/images/store',
  'src/server/credits',
  'src/server/billing',
];

const child = spawn('vitest', ['run', '--project', 'server', '--testTimeout=3600000', ...FILES], {
  stdio: 'inherit',
  // Hundreds of processes would each strip and compile the same files again.
  env: { NODE_COMPILE_CACHE: path.resolve('.cache/node'), ...process.env, ...LONG },
  shell: process.platform === 'win32',
});
const [code] = (await once(child, 'close')) as [number | null];
process.exit(code ?? 1);
