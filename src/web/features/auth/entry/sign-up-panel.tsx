import { Link, useNavigate } from 'react-router';
import { CREDITS } from '#shared/rules/billing/credits.ts';
import { AuthEntry, useCallbackUrl, useEnter, useEntryLink } from './auth-entry.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { ProviderButton } from '#web/features/auth/forms/provider-button.tsx';
import { SignUpForm } from '#web/features/auth/forms/sign-up-form.tsx';
import { SignUpsClosed } from './sign-ups-closed.tsx';

export function SignUpPanel() {
  const callbackURL = useCallbackUrl();
  const enter = useEnter();
  const linkTo = useEntryLink();
  const navigate = useNavigate();
  const verify = (email: string) =>
    void navigate(linkTo('/sign-up/verify-email'), { state: { email } });
  return (
    <AuthFrame
      title="Create your account"
      lead={`${CREDITS.welcomeGrant} images to start with, no card needed.`}
    >
      <AuthEntry>
        {({ identity, signUpsOpen }) =>
          !signUpsOpen ? (
            <SignUpsClosed signInPath={linkTo('/sign-in')} />
          ) : identity.kind === 'oidc' ? (
            <ProviderButton providerName={identity.name} callbackURL={callbackURL} />
          ) : (
            <>
              <SignUpForm
                signInPath={linkTo('/sign-in')}
                callbackURL={callbackURL}
                onSignedIn={enter}
                onMustVerify={verify}
              />
              <p className="auth-alt">
                Already have an account?{' '}
                <Link className="link" to={linkTo('/sign-in')}>
                  Sign in
                </Link>
              </p>
            </>
          )
        }
      </AuthEntry>
    </AuthFrame>
  );
}
