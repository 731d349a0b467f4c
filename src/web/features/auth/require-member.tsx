import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { SIGN_IN_ENTRY_PATH, withReturnPath } from '#shared/paths.ts';
import { type SignedInSession, useSession } from '#web/lib/session.ts';
import { ErrorFallback } from '#web/ui/error-fallback.tsx';
import { LoadingScreen } from '#web/ui/loading-screen.tsx';
import { BannedPage } from './banned-page.tsx';

type RequireMemberProps = { children: (session: SignedInSession) => ReactNode };

/** The sign-in guard (spec §6): visitors go to /auth and come back to where they were going. */
export function RequireMember({ children }: RequireMemberProps) {
  const state = useSession();
  const { pathname, search, hash } = useLocation();
  if (state.status === 'loading') return <LoadingScreen />;
  if (state.status === 'failed') return <ErrorFallback onRetry={state.retry} />;
  if (state.status === 'signed-out') {
    return <Navigate to={withReturnPath(SIGN_IN_ENTRY_PATH, pathname + search + hash)} replace />;
  }
  if (state.session.profile.banned) return <BannedPage session={state.session} />;
  return children(state.session);
}
