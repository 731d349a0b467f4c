import { QueryClient } from '@tanstack/react-query';
import { ERRORS } from '#shared/errors.ts';
import type { ErrorCode } from '#shared/errors.ts';
import { onFailedCall, queries } from './api.ts';
import { errorCodeOf } from './error-code.ts';

/** spec §7: cache kept 5 minutes, 3 retries with a delay that doubles from 1 s to 30 s. */
const CACHE_KEPT_MS = 5 * 60_000;
const MAX_RETRIES = 3;
const FIRST_RETRY_MS = 1000;
const LAST_RETRY_MS = 30_000;

export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      // Without a network a call fails at once and says so, instead of waiting unseen for one.
      queries: {
        gcTime: CACHE_KEPT_MS,
        retry: shouldRetry,
        retryDelay,
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { networkMode: 'always' },
    },
  });
  // A call that says who may come in knows it better than what was remembered: the guard decides.
  onFailedCall((error) => {
    if (SHUT_OUT.has(errorCodeOf(error)))
      void client.invalidateQueries({ queryKey: queries.session.get.queryKey() });
  });
  return client;
}

const SHUT_OUT = new Set<ErrorCode>(['UNAUTHENTICATED', 'BANNED', 'TWO_FACTOR_REQUIRED']);

export function retryDelay(attempt: number): number {
  return Math.min(FIRST_RETRY_MS * 2 ** attempt, LAST_RETRY_MS);
}

/** What the server refused it will refuse again; only its own failures are worth another try. */
export function shouldRetry(failureCount: number, error: unknown): boolean {
  if (!navigator.onLine) return false;
  return failureCount < MAX_RETRIES && ERRORS[errorCodeOf(error)].status >= 500;
}
