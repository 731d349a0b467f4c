const ROWS = 1_000_000;

/** Names of parts, and how many rows make a large table (`--rows=10000`). */
export function readArguments(): { wanted: string[]; rows: number } {
  const given = process.argv.slice(2);
  const rows = given.find((word) => word.startsWith('--rows='))?.slice('--rows='.length);
  return {
    wanted: given.filter((word) => !word.startsWith('--')),
    rows: rows ? Number(rows) : ROWS,
  };
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export interface Line {
  what: string;
  value: number;
  unit: string;
  budget: string;
  isKept: boolean;
}

/** Prints one line against its budget and says whether it was kept. */
export function report({ what, value, unit, budget, isKept }: Line): boolean {
  const verdict = isKept ? 'kept  ' : 'MISSED';
  console.log(`${verdict}  ${what}: ${value.toFixed(2)}${unit} (budget ${budget})`);
  return isKept;
}

/** The same where the more is the better. */
export function reportAtLeast(what: string, value: number, least: number, unit = ' ×'): boolean {
  return report({ what, value, unit, budget: `≥ ${least}${unit}`, isKept: value >= least });
}

/** The same where the less is the better. */
export function reportAtMost(what: string, value: number, most: number, unit = ' ×'): boolean {
  return report({ what, value, unit, budget: `≤ ${most}${unit}`, isKept: value <= most });
}
