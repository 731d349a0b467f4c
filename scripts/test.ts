import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** `npm test`: all of it, unit, server and browser; the last line counts what passed and failed. */
interface Count {
  passed: number;
  failed: number;
  skipped: number;
}

const folder = mkdtempSync(path.join(os.tmpdir(), 'vignette-results-'));
const counts = [await runVitest(), await runPlaywright()];
rmSync(folder, { recursive: true, force: true });

const total = (key: keyof Count) => counts.reduce((sum, count) => sum + count[key], 0);
const skipped = total('skipped') > 0 ? `, ${total('skipped')} skipped` : '';
console.log(`\n${total('passed')} passed, ${total('failed')} failed${skipped}`);
process.exit(total('failed') > 0 ? 1 : 0);

async function runVitest(): Promise<Count> {
  const file = path.join(folder, 'vitest.json');
  const code = await run('vitest', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]);
  return count(file, code, (json) => ({
    passed: json['numPassedTests'] as number,
    failed: json['numFailedTests'] as number,
    skipped: (json['numPendingTests'] as number) + (json['numTodoTests'] as number),
  }));
}

async function runPlaywright(): Promise<Count> {
  const file = path.join(folder, 'playwright.json');
  const code = await run('playwright', ['test'], { PLAYWRIGHT_JSON_OUTPUT_NAME: file });
  return count(file, code, (json) => {
    const { expected, unexpected, flaky, skipped } = json['stats'] as Record<string, number>;
    return {
      passed: (expected ?? 0) + (flaky ?? 0),
      failed: unexpected ?? 0,
      skipped: skipped ?? 0,
    };
  });
}

/** A runner that broke before it could count is one failure, never silence. */
function count(file: string, code: number, read: (json: Record<string, unknown>) => Count): Count {
  try {
    const result = read(JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>);
    return code !== 0 && result.failed === 0 ? { ...result, failed: 1 } : result;
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

async function run(
  command: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<number> {
  const child = spawn(command, args, {
    stdio: 'inherit',
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  });
  const [code] = (await once(child, 'close')) as [number | null];
  return code ?? 1;
}
