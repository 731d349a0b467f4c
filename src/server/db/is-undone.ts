/**
 * Whether PostgreSQL itself refused, and so undid the whole transaction. A connection that broke, or a
 * server that stops, says nothing about what was committed.
 */
export function isUndone(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return /^[0-9A-Z]{5}$/.test(code) && !/^(08|57P|E)/.test(code);
}
