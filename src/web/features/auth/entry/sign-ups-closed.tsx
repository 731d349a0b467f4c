import { ERRORS } from '#shared/errors.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';

/** An operator has closed the door; members go in as before. */
export function SignUpsClosed({ signInPath }: { signInPath: string }) {
  const { title, message } = ERRORS.SIGN_UPS_CLOSED;
  return (
    <div className="auth-form">
      <Notice>
        <strong>{title}</strong>
        <small>{message}</small>
      </Notice>
      <ButtonLink variant="primary" size="lg" to={signInPath}>
        Sign in
      </ButtonLink>
    </div>
  );
}
