import { Link } from 'react-router';
import { AuthFrame } from '#web/features/auth/entry/auth-frame.tsx';
import { ForgotPasswordForm } from '#web/features/auth/forms/forgot-password-form.tsx';

export const meta = () => [{ title: 'Forgot your password? · Vignette' }];

export default function ForgotPassword() {
  return (
    <AuthFrame title="Forgot your password?" lead="We send you a link to choose a new one.">
      <ForgotPasswordForm />
      <p className="auth-alt">
        <Link className="link" to="/sign-in">
          Back to sign in
        </Link>
      </p>
    </AuthFrame>
  );
}
