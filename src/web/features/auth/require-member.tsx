import { Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { SIGN_IN_ENTRY_PATH, withReturnPath } from '#shared/paths.ts';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import { useSession } from '#web/lib/account/session.ts';
import type { SignedInSession } from '#web/lib/account/session.ts';
import { ErrorFallback } from '#web/ui/errors/error-fallback.tsx';
import { LoadingScreen } from '#web/ui/feedback/loading-screen.tsx';

const BannedPage = lazyPart(async () => {
  const { BannedPage } = await import('./entry/banned-page.tsx');
  return { default: BannedPage };
});

interface RequireMemberProps {
  children: (session: SignedInSession) => ReactNode;
}

/** The sign-in guard (spec §6): visitors go to /auth and come back to where they were going. */
export function RequireMember({ children }: RequireMemberProps) {
  const state = useSession();
  const { pathname, search, hash } = useLocation();
  // Whoever was in and is not any more is told why they stand at the door.
  const [wasIn, setWasIn] = useState(false);
  if (state.status === 'signed-in' && !wasIn) setWasIn(true);
  if (state.status === 'loading') return <LoadingScreen />;
  if (state.status === 'failed') return <ErrorFallback onRetry={state.retry} />;
  if (state.status === 'signed-out') {
    const entry = withReturnPath(SIGN_IN_ENTRY_PATH, pathname + search + hash);
    const reason = wasIn ? `${entry.includes('?') ? '&' : '?'}ended` : '';
    return <Navigate to={entry + reason} replace />;
  }
  if (state.session.profile.banned)
    return (
      <Suspense fallback={<LoadingScreen />}>
        <BannedPage session={state.session} />
      </Suspense>
    );
  return children(state.session);
}
