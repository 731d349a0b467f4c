/** Whether two words differ by so many letters at most (added, left out, other or swapped). */
export function isWithinEdits(a: string, b: string, most: number): boolean {
  if (Math.abs(a.length - b.length) > most) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  let [endA, endB] = [a.length, b.length];
  while (endA > start && endB > start && a[endA - 1] === b[endB - 1]) {
    endA--;
    endB--;
  }
  // What differs lies between the common beginning and the common end.
  if (Math.max(endA, endB) - start <= 1) return most >= Math.max(endA, endB) - start;
  const [restA, restB] = [a.slice(start, endA), b.slice(start, endB)];
  // More than one letter differs: one edit is enough only if two changed places.
  if (most === 1) return restA.length === 2 && restB === `${restA[1]}${restA[0]}`;
  return isNear(restA, restB, most);
}

function isNear(a: string, b: string, most: number): boolean {
  let before = Array.from({ length: b.length + 1 }, (_, i) => i);
  let earlier = before;
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1];
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const here = Math.min(
        (row[j - 1] ?? 0) + 1,
        (before[j] ?? 0) + 1,
        (before[j - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (earlier[j - 2] ?? 0) + 1 : Infinity,
      );
      row[j] = here;
      if (here < least) least = here;
    }
    if (least > most) return false;
    earlier = before;
    before = row;
  }
  return (before[b.length] ?? Infinity) <= most;
}
