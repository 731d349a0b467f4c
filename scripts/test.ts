import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { readPlaywright, readVitest, sayResults } from './test-results.ts';
import type { PlaywrightReport, Results, VitestReport } from './test-results.ts';

/** `npm test`: all of it, unit, server and browser; the end names what failed and counts. */
const folder = mkdtempSync(path.join(os.tmpdir(), 'vignette-results-'));
const results = [await runVitest(), await runPlaywright()];
rmSync(folder, { recursive: true, force: true });

console.log(sayResults(results));
process.exit(results.some(({ failures }) => failures.length > 0) ? 1 : 0);

async function runVitest(): Promise<Results> {
  const file = path.join(folder, 'vitest.json');
  const code = await run('vitest', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]);
  return readResults('vitest', code, () =>
    readVitest(JSON.parse(readFileSync(file, 'utf8')) as VitestReport, process.cwd()),
  );
}

async function runPlaywright(): Promise<Results> {
  const file = path.join(folder, 'playwright.json');
  const code = await run('playwright', ['test'], { PLAYWRIGHT_JSON_OUTPUT_NAME: file });
  return readResults('playwright', code, () =>
    readPlaywright(JSON.parse(readFileSync(file, 'utf8')) as PlaywrightReport),
  );
}

/** A runner that broke beside its tests, or before it could count, is one failure, never silence. */
function readResults(runner: string, code: number, read: () => Results): Results {
  const broke = (why: string) => ({ test: runner, why });
  try {
    const found = read();
    const silent = code !== 0 && found.failures.length === 0;
    return silent ? { ...found, failures: [broke(`ended with ${code} beside its tests`)] } : found;
  } catch (error) {
    return { passed: 0, skipped: 0, failures: [broke(`left no report: ${String(error)}`)] };
  }
}

async function run(
  command: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<number> {
  const child = spawn(command, args, {
    stdio: 'inherit',
    // Every process that a test starts would strip and compile the same files again.
    env: { NODE_COMPILE_CACHE: path.resolve('.cache/node'), ...process.env, ...env },
    shell: process.platform === 'win32',
  });
  const [code] = (await once(child, 'close')) as [number | null];
  return code ?? 1;
}
