import type { Connection } from '#server/db/connect.ts';

export interface Bench extends Connection {
  url: string;
  folder: string;
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** Prints one line against its budget and says whether it was kept. */
export function report(line: {
  what: string;
  value: number;
  unit: string;
  budget: string;
  isKept: boolean;
}): boolean {
  const { what, value, unit, budget, isKept } = line;
  console.log(
    `${isKept ? 'kept  ' : 'MISSED'}  ${what}: ${value.toFixed(2)}${unit} (budget ${budget})`,
  );
  return isKept;
}
