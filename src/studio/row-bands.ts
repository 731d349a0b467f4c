/** Rows of a picture, the last one excluded. */
export interface Rows {
  from: number;
  to: number;
}

/** All rows in so many parts. */
export function rowBands(height: number, parts: number): Rows[] {
  const edge = (i: number): number => Math.round((height * i) / parts);
  return Array.from({ length: parts }, (_, i) => ({ from: edge(i), to: edge(i + 1) }));
}
