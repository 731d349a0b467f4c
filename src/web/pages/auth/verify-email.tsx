import { Link, useLocation, useSearchParams } from 'react-router';
import { AuthFrame } from '#web/features/auth/entry/auth-frame.tsx';
import { AuthSkeleton } from '#web/features/auth/entry/auth-skeleton.tsx';
import { useCallbackUrl } from '#web/features/auth/entry/auth-entry.tsx';
import { ResendVerification } from '#web/features/auth/forms/resend-verification.tsx';
import { useHydrated } from '#web/lib/hooks/use-hydrated.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';

export const meta = () => [{ title: 'Confirm your email address · Vignette' }];

export default function VerifyEmail() {
  const [query] = useSearchParams();
  const { state } = useLocation() as { state: { email?: string } | null };
  const callbackURL = useCallbackUrl();
  const isHydrated = useHydrated();
  const isSpent = query.has('error');
  const lead = isSpent
    ? 'For that you need a fresh link.'
    : state?.email
      ? `We sent a link to ${state.email}.`
      : 'We sent you a link by mail.';
  return (
    <AuthFrame
      title="Confirm your email address"
      lead={isHydrated ? lead : 'With one link, sent by mail.'}
    >
      {isHydrated ? (
        <div className="auth-form">
          {isSpent ? (
            <Notice tone="danger">This link has expired or was already used.</Notice>
          ) : (
            <p className="t-small">
              Open it on this device and you are signed in. Nothing there? Look in the spam folder,
              or have it sent again.
            </p>
          )}
          <ResendVerification email={state?.email ?? ''} callbackURL={callbackURL} />
        </div>
      ) : (
        <AuthSkeleton />
      )}
      <p className="auth-alt">
        Already confirmed?{' '}
        <Link className="link" to="/sign-in">
          Sign in
        </Link>
      </p>
    </AuthFrame>
  );
}
