import { useActionState } from 'react';
import { ERRORS, isErrorCode } from '#shared/errors.ts';
import { signInWithProvider } from '#web/features/auth/auth-api.ts';
import { AuthForm } from './auth-form.tsx';
import { authMessage } from '#web/features/auth/auth-messages.ts';
import { emptyForm } from './form-state.ts';
import type { FormState } from './form-state.ts';

interface ProviderButtonProps {
  providerName: string | null;
  callbackURL: string;
  /** Why the provider sent the visitor back, if it did. */
  refusal?: string | null;
}

/** Hosted identity: one button that leads to the provider. */
export function ProviderButton({ providerName, callbackURL, refusal }: ProviderButtonProps) {
  const [state, submit, isPending] = useActionState(async (): Promise<FormState> => {
    try {
      const { url } = await signInWithProvider({ callbackURL, errorCallbackURL: '/sign-in' });
      location.assign(url);
      return emptyForm();
    } catch (error) {
      return { values: {}, faults: {}, failure: authMessage(error) };
    }
  }, emptyForm());
  const failure = state.failure ?? refusalText(refusal);
  return (
    <AuthForm
      action={submit}
      isPending={isPending}
      state={{ ...state, ...(failure && { failure }) }}
      submitLabel={`Continue with ${providerName ?? 'your account'}`}
    >
      {null}
    </AuthForm>
  );
}

/** The library spells our codes as they are and its own in other ways. */
function refusalText(refusal: string | null | undefined): string | undefined {
  if (!refusal) return undefined;
  return isErrorCode(refusal)
    ? ERRORS[refusal].message
    : 'Signing in did not succeed. Please try again.';
}
