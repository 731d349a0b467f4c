import { Link, useSearchParams } from 'react-router';
import { CREDITS } from '#shared/rules/credits.ts';
import { AuthEntry, useCallbackUrl, useEnter, useEntryLink } from './auth-entry.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { ProviderButton } from './provider-button.tsx';
import { SignInForm } from './sign-in-form.tsx';

export function SignInPanel() {
  const callbackURL = useCallbackUrl();
  const enter = useEnter();
  const linkTo = useEntryLink();
  const [query] = useSearchParams();
  return (
    <AuthFrame title="Welcome back" lead="Your gallery is as you left it.">
      <AuthEntry>
        {({ identity }) =>
          identity.kind === 'oidc' ? (
            <ProviderButton
              providerName={identity.name}
              callbackURL={callbackURL}
              refusal={query.get('error')}
            />
          ) : (
            <>
              <SignInForm callbackURL={callbackURL} onSignedIn={enter} />
              <p className="auth-alt">
                New to Vignette?{' '}
                <Link className="link" to={linkTo('/sign-up')}>
                  Create an account
                </Link>{' '}
                and start with {CREDITS.welcomeGrant} free images.
              </p>
            </>
          )
        }
      </AuthEntry>
    </AuthFrame>
  );
}
