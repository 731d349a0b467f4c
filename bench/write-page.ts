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

const HEAD = `# Benchmarks

Written by \`npm run bench\`; \`npm run bench -- data\` measures one section again and leaves the others. Ratios are taken within one run, in turns, and hold on other machines; times hold on the one named.
`;

/** The page with one section written anew, in the order of `benches`; the others stay as they are. */
export function withSection(
  page: string,
  { benches, bench, section }: { benches: readonly string[]; bench: string; section: string },
): string {
  const sections = new Map(
    page
      .split(/^(?=## )/m)
      .slice(1)
      .map((text) => [/^## (\S+)/.exec(text)?.[1] ?? '', `${text.trimEnd()}\n`]),
  );
  sections.set(bench, section);
  return [HEAD, ...benches.flatMap((name) => sections.get(name) ?? [])].join('\n');
}

export function sectionOf(
  bench: string,
  { verdicts, tookMs }: { verdicts: readonly Verdict[]; tookMs: number },
): string {
  const rows = verdicts.map(
    ({ what, figure, budget, isKept }) =>
      `| ${what} | ${figure} | ${budget} | ${isKept ? 'kept' : '**missed**'} |`,
  );
  return [
    `## ${bench}`,
    `${new Date().toISOString().slice(0, 10)}, in ${(tookMs / 60_000).toFixed(1)} minutes, on ${machine()}.`,
    '',
    '| what | figure | budget | verdict |',
    '|---|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}

function machine(): string {
  const cpus = os.cpus();
  const model = cpus[0]?.model.trim() ?? 'an unknown processor';
  const gb = Math.round(os.totalmem() / 2 ** 30);
  return `${cpus.length} × ${model}, ${gb} GB, ${os.type()} ${Number.parseFloat(os.release())}, Node ${process.versions.node}`;
}
