import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { forgetAccounts, recall, rememberFor } from './account-cache.ts';
import { api, queries } from '#web/lib/requests/api.ts';
import { forgetOfflineCopy } from '#web/lib/offline/offline-copy.ts';
import { hasSignedInHint, markSignedIn } from './signed-in-hint.ts';

export type SessionData = Awaited<ReturnType<typeof api.session.get>>;
export type SignedInSession = SessionData & {
  user: NonNullable<SessionData['user']>;
  profile: NonNullable<SessionData['profile']>;
  next: NonNullable<SessionData['next']>;
};
export type Profile = SignedInSession['profile'];

const CACHE_NAME = 'session';
const FRESH_MS = 60_000;

export const sessionQuery = queryOptions({
  queryKey: queries.session.get.queryKey(),
  queryFn: loadSession,
  staleTime: FRESH_MS,
  // Plan and balance change in other windows, the checkout's above all.
  refetchOnWindowFocus: 'always',
});

export type SessionState =
  | { status: 'loading' }
  | { status: 'failed'; retry: () => void }
  | { status: 'signed-out'; session: SessionData }
  | { status: 'signed-in'; session: SignedInSession };

export function useSession(): SessionState {
  const { data, isError, refetch } = useQuery(sessionQuery);
  if (data) {
    return isSignedIn(data)
      ? { status: 'signed-in', session: data }
      : { status: 'signed-out', session: data };
  }
  return isError ? { status: 'failed', retry: () => void refetch() } : { status: 'loading' };
}

/** Who is signed in, for screens behind the sign-in guard. */
export function useSignedInSession(): SignedInSession {
  const state = useSession();
  if (state.status !== 'signed-in') throw new Error('A member was asked for outside the guard');
  return state.session;
}

/** Asks the server anew: a change of the account may change what comes for it. */
export function useRefreshSession(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: sessionQuery.queryKey });
}

/** Changes parts of the profile everywhere at once; what another call changed meanwhile stays. */
export function useSetProfile(): (part: Partial<Profile>) => void {
  const client = useQueryClient();
  return (part) =>
    client.setQueryData(sessionQuery.queryKey, (old) => {
      if (!old?.profile) return old;
      const next = { ...old, profile: { ...old.profile, ...part } };
      remember(next);
      return next;
    });
}

/**
 * Shows what the last visit knew until the server answers. Called after hydration, because the
 * prerendered page says 'Loading'.
 */
export function showCachedSession(client: QueryClient): void {
  if (!hasSignedInHint() || client.getQueryData(sessionQuery.queryKey)) return;
  const cached = recall(CACHE_NAME) as SessionData | null;
  // What an older version of the page kept may lack what this one shows.
  if (cached?.next) client.setQueryData(sessionQuery.queryKey, cached, { updatedAt: 0 });
}

/** Drops all that this browser knows of the account, in memory and in storage. */
export async function forgetSession(client: QueryClient): Promise<void> {
  forgetAccounts();
  client.clear();
  await forgetOfflineCopy();
}

async function loadSession({ signal }: { signal: AbortSignal }): Promise<SessionData> {
  const session = await api.session.get(undefined, { signal });
  remember(session);
  markSignedIn();
  return session;
}

function remember(session: SessionData): void {
  if (session.user) rememberFor(session.user.id, CACHE_NAME, session);
  else {
    forgetAccounts();
    void forgetOfflineCopy();
  }
}

function isSignedIn(session: SessionData): session is SignedInSession {
  return session.user !== null && session.profile !== null;
}
