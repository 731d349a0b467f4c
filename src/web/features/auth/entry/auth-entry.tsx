import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { returnPathFrom, withReturnPath } from '#shared/paths.ts';
import { sessionQuery, useSession } from '#web/lib/account/session.ts';
import type { SessionData } from '#web/lib/account/session.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { AuthSkeleton } from './auth-skeleton.tsx';

interface AuthEntryProps {
  children: (session: SessionData) => ReactNode;
}

/** What every sign-in page does around its form: wait for the session, pass members on. */
export function AuthEntry({ children }: AuthEntryProps) {
  const state = useSession();
  const [query] = useSearchParams();
  if (state.status === 'loading') return <AuthSkeleton />;
  if (state.status === 'failed') return <Unreachable onRetry={state.retry} />;
  if (state.status === 'signed-in') return <Navigate to={returnPathFrom(query)} replace />;
  return children(state.session);
}

function Unreachable({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice tone="danger">
      The service cannot be reached.{' '}
      <button type="button" className="link" onClick={onRetry}>
        Try again
      </button>
    </Notice>
  );
}

/** Where mails and hosted providers lead back to; it knows where the visitor was going. */
export function useCallbackUrl(): string {
  const [query] = useSearchParams();
  return withReturnPath('/auth-callback', returnPathFrom(query));
}

/** Keeps the wish to return when going from one sign-in page to another. */
export function useEntryLink(): (path: string) => string {
  const [query] = useSearchParams();
  return (path) => withReturnPath(path, returnPathFrom(query));
}

/** Reads the new session; AuthEntry then passes the member on. */
export function useEnter(): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    await client.fetchQuery({ ...sessionQuery, staleTime: 0 });
  };
}
