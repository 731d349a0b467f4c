import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ERRORS } from '#shared/errors.ts';
import { USER_LIST } from '#shared/rules/admin/admin.ts';
import { api, queries } from '#web/lib/requests/api.ts';
import { errorCodeOf } from '#web/lib/requests/error-code.ts';
import { retryDelay } from '#web/lib/requests/query-client.ts';
import { sessionQuery } from '#web/lib/account/session.ts';
import { toListInput } from './list/users-address.ts';
import type { UsersState } from './list/users-address.ts';

export type UserPage = Awaited<ReturnType<typeof api.adminUsers.list>>;
export type User = UserPage['data'][number];
export type UserDetail = Awaited<ReturnType<typeof api.adminUsers.get>>;

/** spec §9: fresh for 2 minutes, kept for 5, asked again every 5, never behind the admin's back. */
const FRESHNESS = {
  staleTime: USER_LIST.freshMs,
  gcTime: USER_LIST.keptMs,
  refetchInterval: USER_LIST.refetchMs,
  refetchIntervalInBackground: false,
  refetchOnWindowFocus: false,
  retry: shouldRetryList,
  retryDelay,
};
const MAX_RETRIES = 2;

/** Up to two more tries; what was refused for want of rights stays refused (spec §7). */
export function shouldRetryList(failureCount: number, error: Error): boolean {
  return failureCount < MAX_RETRIES && ERRORS[errorCodeOf(error)].status >= 500;
}

export function useUsers(state: UsersState) {
  const input = toListInput(state);
  const query = useQuery({
    queryKey: queries.adminUsers.list.queryKey({ input }),
    queryFn: ({ signal }) => api.adminUsers.list(input, { signal: inTime(signal) }),
    placeholderData: keepPreviousData,
    ...FRESHNESS,
  });
  useForgetOnRefusal(query.error);
  return query;
}

export function useUserSummary() {
  return useQuery({
    queryKey: queries.adminUsers.summary.queryKey(),
    queryFn: ({ signal }) => api.adminUsers.summary(undefined, { signal: inTime(signal) }),
    ...FRESHNESS,
  });
}

export function useUserDetail(userId: string | null) {
  return useQuery({
    queryKey: queries.adminUsers.get.queryKey({ input: { userId: userId ?? '' } }),
    queryFn: ({ signal }) =>
      api.adminUsers.get({ userId: userId ?? '' }, { signal: inTime(signal) }),
    enabled: userId !== null,
    retry: shouldRetryList,
    retryDelay,
  });
}

/** Everything that shows users is asked for again. */
export function useRefreshUsers(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: queries.adminUsers.key() });
}

/** Who is no longer let in must not go on looking at what was loaded before (spec §4). */
function useForgetOnRefusal(error: Error | null): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!error || ![401, 403].includes(ERRORS[errorCodeOf(error)].status)) return;
    client.removeQueries({ queryKey: queries.adminUsers.key(), type: 'inactive' });
    void client.invalidateQueries({ queryKey: sessionQuery.queryKey });
  }, [client, error]);
}

function inTime(signal: AbortSignal): AbortSignal {
  return AbortSignal.any([signal, AbortSignal.timeout(USER_LIST.timeoutMs)]);
}
