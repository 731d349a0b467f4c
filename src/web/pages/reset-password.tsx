import { Link, useLocation, useNavigate } from 'react-router';
import { AuthFrame } from '#web/features/auth/entry/auth-frame.tsx';
import { ResetPasswordForm } from '#web/features/auth/forms/reset-password-form.tsx';
import { notifySuccess } from '#web/lib/notify.ts';
import { useHydrated } from '#web/lib/hooks/use-hydrated.ts';
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
  const token = new URLSearchParams(hash.slice(1)).get('token');
  const finish = () => {
    notifySuccess({ title: 'Your new password is saved', message: 'Sign in with it now.' });
    void navigate('/sign-in', { replace: true });
  };
  return (
    <AuthFrame title="Choose a new password" lead="It replaces the old one at once.">
      {isHydrated && (token ? <ResetPasswordForm token={token} onDone={finish} /> : <LinkSpent />)}
    </AuthFrame>
  );
}

function LinkSpent() {
  return (
    <Notice tone="danger">
      This link has expired or was already used.{' '}
      <Link className="link" to="/sign-in/forgot-password">
        Ask for a new one
      </Link>
    </Notice>
  );
}
