import { spawn } from 'node:child_process';
import { once } from 'node:events';

/**
 * `npm run check`: two steps at a time, in an order in which both cores are done together; the types
 * first, which write what unused code and lint read. What a step says is shown when it ends, so that
 * two never talk at once.
 */
const STEPS = ['types', 'format:check', 'spec:quotes', 'unused', 'lint', 'studio:wasm:check'];
const AT_ONCE = 2;

const waiting = STEPS.values();
const failed: string[] = [];
await Promise.all(Array.from({ length: AT_ONCE }, runSome));
console.log(failed.length > 0 ? `Failed: ${failed.join(', ')}` : 'All checks passed.');
process.exit(failed.length > 0 ? 1 : 0);

async function runSome(): Promise<void> {
  for (const step of waiting) if (!(await runStep(step))) failed.push(step);
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
