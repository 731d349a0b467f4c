import { useEffect } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { returnPathFrom } from '#shared/paths.ts';
import { useSession } from '#web/lib/account/session.ts';
import { ErrorFallback } from '#web/ui/errors/error-fallback.tsx';
import { LoadingScreen } from '#web/ui/feedback/loading-screen.tsx';

export const meta = () => [{ title: 'Completing authentication · Vignette' }];

/** Where hosted providers and mailed links come back to (spec §2.1). */
export default function AuthCallback() {
  const state = useSession();
  const [query] = useSearchParams();
  if (state.status === 'failed') return <ErrorFallback onRetry={state.retry} />;
  if (state.status === 'signed-in') return <Navigate to={returnPathFrom(query)} replace />;
  if (state.status === 'signed-out') {
    return query.has('error') ? (
      <Navigate to="/sign-up/verify-email?error=link" replace />
    ) : (
      <GoHome />
    );
  }
  return <LoadingScreen title="Completing authentication" />;
}

/** The homepage is a document of its own. */
function GoHome() {
  useEffect(() => location.replace('/'), []);
  return <LoadingScreen title="Completing authentication" />;
}
