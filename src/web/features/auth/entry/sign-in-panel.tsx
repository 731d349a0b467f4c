import { useState } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router';
import { SIGN_IN_ENTRY_PATH } from '#shared/paths.ts';
import { CREDITS } from '#shared/rules/billing/credits.ts';
import { AuthEntry, useCallbackUrl, useEnter, useEntryLink } from './auth-entry.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { ProviderButton } from '#web/features/auth/forms/provider-button.tsx';
import { SecondStepForm } from '#web/features/auth/forms/second-step-form.tsx';
import { SignInForm } from '#web/features/auth/forms/sign-in-form.tsx';
import { WhyHere } from './why-here.tsx';

interface Arrival {
  pathname: string;
  state: { email?: string } | null;
}

/** The guard's entry is met by newcomers as well; 'back' is said where somebody asked to sign in. */
function greetingOf(pathname: string, isSecondStep: boolean) {
  if (isSecondStep) return { title: 'One more step', lead: 'Your password was right.' };
  return pathname.startsWith(SIGN_IN_ENTRY_PATH)
    ? { title: 'Welcome', lead: 'Sign in to go on, or create an account.' }
    : { title: 'Welcome back', lead: 'Your gallery is as you left it.' };
}

export function SignInPanel() {
  const callbackURL = useCallbackUrl();
  const enter = useEnter();
  const linkTo = useEntryLink();
  const [query] = useSearchParams();
  const { pathname, state } = useLocation() as Arrival;
  const [isSecondStep, setSecondStep] = useState(false);
  return (
    <AuthFrame {...greetingOf(pathname, isSecondStep)}>
      <AuthEntry>
        {(session) =>
          session.identity.kind === 'oidc' ? (
            <>
              <WhyHere session={session} hasEnded={query.has('ended')} />
              <ProviderButton
                providerName={session.identity.name}
                callbackURL={callbackURL}
                refusal={query.get('error')}
              />
            </>
          ) : isSecondStep ? (
            <SecondStepForm onSignedIn={enter} onStartOver={() => setSecondStep(false)} />
          ) : (
            <>
              <WhyHere session={session} hasEnded={query.has('ended')} />
              <SignInForm
                email={state?.email}
                callbackURL={callbackURL}
                onSignedIn={enter}
                onSecondStep={() => setSecondStep(true)}
              />
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
