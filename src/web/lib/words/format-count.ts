/** '12,403'. */
export function formatCount(value: number): string {
  return value.toLocaleString('en-US');
}

/** '1 credit', '2 credits'; '2 entries' where the plural is its own word. */
export function countOf(value: number, noun: string, plural = `${noun}s`): string {
  return `${formatCount(value)} ${value === 1 ? noun : plural}`;
}
