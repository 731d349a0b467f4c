/** An outage is over in seconds, as a rule: whoever comes back sooner only makes it longer. */
const RETRY_AFTER_S = 5;

/** Every 503 says when to come back. */
export function retryHeaders(status: number): Record<string, string> {
  return status === 503 ? { 'Retry-After': String(RETRY_AFTER_S) } : {};
}
