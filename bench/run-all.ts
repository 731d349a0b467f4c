import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

import { readArguments } from './report.ts';
import { readLine, sectionOf, withSection } from './write-page.ts';
import type { Verdict } from './write-page.ts';

/**
 * `npm run bench`: everything that has a budget, one after the other, with figure, budget and verdict.
 * Ends with an error where one was missed, and writes docs/benchmarks.md, each section when it is measured.
 * `npm run bench -- data http` measures some and leaves the other sections; `--rows=10000` tries the tables
 * out small and writes nothing down.
 */
const PAGE = 'docs/benchmarks.md';
const BENCHES = [
  'data',
  'http',
  'billing',
  'streams',
  'backup',
  'web',
  'studio',
  'variety',
  'fidelity',
];

const { wanted } = readArguments();
const options = process.argv.slice(2).filter((word) => word.startsWith('--'));
const verdicts: Verdict[] = [];
for (const bench of BENCHES) {
  if (wanted.length > 0 && !wanted.includes(bench)) continue;
  const started = performance.now();
  const found = await run(bench);
  verdicts.push(...found);
  if (options.length === 0) writeDown(bench, found, performance.now() - started);
}
const missed = verdicts.filter(({ isKept }) => !isKept);
console.log(`\n${verdicts.length - missed.length} of ${verdicts.length} budgets kept`);
for (const { bench, what, figure } of missed) console.log(`MISSED  ${bench}: ${what}: ${figure}`);
process.exitCode = missed.length > 0 ? 1 : 0;

function writeDown(bench: string, found: readonly Verdict[], tookMs: number): void {
  const page = existsSync(PAGE) ? readFileSync(PAGE, 'utf8') : '';
  const section = sectionOf(bench, { verdicts: found, tookMs });
  writeFileSync(PAGE, withSection(page, { benches: BENCHES, bench, section }));
}

async function run(bench: string): Promise<Verdict[]> {
  console.log(`\n${bench}`);
  const child = spawn('npm', ['run', '--silent', `bench:${bench}`, '--', ...options], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'close') as Promise<[number | null]>;
  const found: Verdict[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    console.log(line);
    const verdict = readLine(bench, line);
    if (verdict) found.push(verdict);
  }
  const [code] = await ended;
  // One that broke off has not decided what it did not print.
  if (code !== 0 && found.every(({ isKept }) => isKept))
    found.push({
      bench,
      what: 'runs to its end',
      figure: `exit code ${code}`,
      budget: '0',
      isKept: false,
    });
  return found;
}
