const STEPS = 3;

/** Round steps from zero to above the largest value: 0, 50, 100. Of people there are no halves. */
export function niceTicks(largest: number, { isWhole = false } = {}): number[] {
  if (largest <= 0) return [0];
  const rough = isWhole ? Math.max(1, largest / STEPS) : largest / STEPS;
  const power = 10 ** Math.floor(Math.log10(rough));
  const nices = isWhole && power < 10 ? [1, 2, 5, 10] : [1, 2, 2.5, 5, 10];
  const step = (nices.find((nice) => nice * power >= rough) ?? 10) * power;
  const count = Math.ceil(largest / step - 1e-9);
  return Array.from({ length: count + 1 }, (_, i) => Number((i * step).toPrecision(12)));
}

/** Which of the points get a label, so that labels never touch: always the first and the last. */
export function labelledIndexes(count: number, width: number, labelWidth: number): number[] {
  if (count === 0) return [];
  const room = Math.max(1, Math.floor(width / labelWidth) - 1);
  const step = Math.max(1, Math.ceil((count - 1) / room));
  const indexes: number[] = [];
  for (let i = count - 1; i >= 0; i -= step) indexes.unshift(i);
  return indexes;
}

/** Stretches between gaps: a day without pictures has no time per picture. */
export function runsOf<T>(values: readonly (T | null)[]): { start: number; values: T[] }[] {
  const runs: { start: number; values: T[] }[] = [];
  values.forEach((value, index) => {
    if (value === null) return;
    const last = runs.at(-1);
    if (last && last.start + last.values.length === index) last.values.push(value);
    else runs.push({ start: index, values: [value] });
  });
  return runs;
}
