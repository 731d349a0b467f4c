import { spawn } from 'node:child_process';
import { once } from 'node:events';

/**
 * `npm run check`: two lanes at a time, the types beside all the rest, which together take as long.
 * What a step says is shown when it ends, so that two never talk at once.
 */
const LANES = [
  ['types'],
  ['format:check', 'spec:quotes', 'unused', 'lint', 'studio:wasm:check'],
] as const;

const failed = (await Promise.all(LANES.map(runLane))).flat();
console.log(failed.length > 0 ? `Failed: ${failed.join(', ')}` : 'All checks passed.');
process.exit(failed.length > 0 ? 1 : 0);

async function runLane(steps: readonly string[]): Promise<string[]> {
  const failures: string[] = [];
  for (const step of steps) if (!(await runStep(step))) failures.push(step);
  return failures;
}

async function runStep(step: string): Promise<boolean> {
  const child = spawn('npm', ['run', '--silent', step], {
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => said.push(chunk));
  const [code] = (await once(child, 'close')) as [number | null];
  process.stdout.write(`\n${code === 0 ? '✓' : '✗'} ${step}\n`);
  process.stdout.write(Buffer.concat(said));
  return code === 0;
}
