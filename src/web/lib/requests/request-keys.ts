import { ERRORS } from '#shared/errors.ts';
import { errorCodeOf } from './error-code.ts';

/** Nobody knows whether the server has it: no answer came, or one that says nothing of what was done. */
export function isAnswerLost(error: unknown): boolean {
  const code = errorCodeOf(error);
  return code === 'NETWORK_FAILED' || ERRORS[code].status >= 500;
}

/**
 * Every press is a request of its own, but for one whose answer was lost: wished for again, it goes
 * under its old key, and the server has it once.
 */
export function createRequestKeys() {
  const lost = new Map<string, string>();
  return {
    take(wish: unknown): string {
      const text = JSON.stringify(wish);
      const key = lost.get(text) ?? crypto.randomUUID();
      lost.delete(text);
      return key;
    },
    keepLost(wish: unknown, key: string): void {
      lost.set(JSON.stringify(wish), key);
    },
  };
}
