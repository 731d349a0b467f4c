import os from 'node:os';

export interface Verdict {
  bench: string;
  what: string;
  figure: string;
  budget: string;
  isKept: boolean;
}

/** A line that `report` has printed; null for all else. */
export function readLine(bench: string, line: string): Verdict | null {
  const found = /^(kept {2}|MISSED) {2}(.+): (\S.*) \(budget (.+)\)$/.exec(line);
  if (!found) return null;
  const [, verdict = '', what = '', figure = '', budget = ''] = found;
  return { bench, what, figure, budget, isKept: verdict.startsWith('kept') };
}

/** docs/benchmarks.md. */
export function benchmarksPage(verdicts: readonly Verdict[]): string {
  const rows = verdicts.map(
    ({ bench, what, figure, budget, isKept }) =>
      `| ${bench} | ${what} | ${figure} | ${budget} | ${isKept ? 'kept' : '**missed**'} |`,
  );
  return [
    '# Benchmarks',
    '',
    `Written by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)}. ${machine()} Ratios are taken within one run, in turns, and hold on other machines; times hold on this one.`,
    '',
    '| bench | what | figure | budget | verdict |',
    '|---|---|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}

function machine(): string {
  const cpus = os.cpus();
  const model = cpus[0]?.model.trim() ?? 'an unknown processor';
  const gb = Math.round(os.totalmem() / 2 ** 30);
  return `The machine: ${cpus.length} × ${model}, ${gb} GB, ${os.type()} ${os.release()}, Node ${process.versions.node}.`;
}
