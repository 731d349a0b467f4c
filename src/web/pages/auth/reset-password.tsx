import { useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { AuthFrame } from '#web/features/auth/entry/auth-frame.tsx';
import { AuthSkeleton } from '#web/features/auth/entry/auth-skeleton.tsx';
import { ResetPasswordForm } from '#web/features/auth/forms/reset-password-form.tsx';
import { notifySuccess } from '#web/lib/notices/notify.ts';
import { useHydrated } from '#web/lib/hooks/use-hydrated.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';

export const meta = () => [
  { title: 'Choose a new password · Vignette' },
  // The address carries the token.
  { name: 'referrer', content: 'no-referrer' },
];

export default function ResetPassword() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const token = new URLSearchParams(hash.slice(1)).get('token') ?? '';
  const [refused, setRefused] = useState<string | null>(null);
  const isSpent = isHydrated && (token === '' || token === refused);
  const finish = () => {
    notifySuccess({ title: 'Your new password is saved', message: 'Sign in with it now.' });
    void navigate('/sign-in', { replace: true });
  };
  return (
    <AuthFrame
      title="Choose a new password"
      lead={isSpent ? 'For that you need a fresh link.' : 'It replaces the old one at once.'}
    >
      {!isHydrated ? (
        <AuthSkeleton />
      ) : isSpent ? (
        <LinkSpent />
      ) : (
        <ResetPasswordForm token={token} onDone={finish} onSpent={() => setRefused(token)} />
      )}
    </AuthFrame>
  );
}

function LinkSpent() {
  return (
    <div className="auth-form">
      <Notice tone="danger">This link has expired or was already used.</Notice>
      <ButtonLink variant="primary" size="lg" to="/sign-in/forgot-password">
        Ask for a new one
      </ButtonLink>
      <p className="auth-alt">
        <Link className="link" to="/sign-in">
          Back to sign in
        </Link>
      </p>
    </div>
  );
}
