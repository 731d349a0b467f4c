/** Whether two words differ by so many letters at most (added, left out, other or swapped). */
export function isWithinEdits(a: string, b: string, most: number): boolean {
  let before = Array.from({ length: b.length + 1 }, (_, i) => i);
  let earlier = before;
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1];
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row[j] = Math.min(
        (row[j - 1] ?? 0) + 1,
        (before[j] ?? 0) + 1,
        (before[j - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (earlier[j - 2] ?? 0) + 1 : Infinity,
      );
    }
    if (Math.min(...row) > most) return false;
    earlier = before;
    before = row;
  }
  return (before[b.length] ?? Infinity) <= most;
}
