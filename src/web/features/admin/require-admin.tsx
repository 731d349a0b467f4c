import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { ADMIN_ROLE_NAMES } from './admin-role-names.ts';
import { ERRORS } from '#shared/errors.ts';
import { useSession } from '#web/lib/account/session.ts';
import type { SignedInSession } from '#web/lib/account/session.ts';
import { ErrorFallback } from '#web/ui/errors/error-fallback.tsx';
import { LoadingScreen } from '#web/ui/feedback/loading-screen.tsx';
import { AccessDenied, SecondStepFirst, UsersAccessDenied } from './access-denied.tsx';

interface RequireAdminProps {
  children: (session: SignedInSession) => ReactNode;
}

/**
 * The admin guard (spec §2.10), inside the sign-in guard. It only decides what is shown: the server
 * checks every admin call by itself.
 */
export function RequireAdmin({ children }: RequireAdminProps) {
  const state = useSession();
  const { pathname } = useLocation();
  if (state.status === 'failed') return <ErrorFallback onRetry={state.retry} />;
  if (state.status !== 'signed-in') {
    return (
      <LoadingScreen
        title="Loading Admin Panel..."
        text="Verifying admin access and loading user data."
      />
    );
  }
  const { user, profile } = state.session;
  if (state.session.needsTwoFactor) return <SecondStepFirst />;
  if (profile.isAdmin) return children(state.session);
  if (pathname.startsWith('/admin/users')) return <UsersAccessDenied />;
  return (
    <AccessDenied
      facts={{
        'Current user': user.email,
        'Required role': ADMIN_ROLE_NAMES.admin,
        'Admin status': 'No',
        'Error details': ERRORS.FORBIDDEN.message,
      }}
    />
  );
}
