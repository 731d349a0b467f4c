import { useActionState } from 'react';
import { Link } from 'react-router';
import { emailSchema } from '#shared/rules/identity.ts';
import { PasswordField } from '#web/ui/forms/password-field.tsx';
import { signIn } from '#web/features/auth/auth-api.ts';
import { AuthForm } from './auth-form.tsx';
import { authMessage } from '#web/features/auth/auth-messages.ts';
import { EmailField } from './email-field.tsx';
import { emptyForm, faultsOf, textOf } from './form-state.ts';
import type { FormState } from './form-state.ts';

interface SignInFormProps {
  /** Known from the page before. */
  email?: string | undefined;
  callbackURL: string;
  onSignedIn: () => Promise<void>;
  onSecondStep: () => void;
}
type State = FormState<{ email: string }>;

export function SignInForm({ email, callbackURL, onSignedIn, onSecondStep }: SignInFormProps) {
  const [state, submit, isPending] = useActionState(
    async (_: State, form: FormData): Promise<State> => {
      const outcome = await trySignIn(form, callbackURL);
      if (typeof outcome === 'object') return outcome;
      if (outcome === 'second step') onSecondStep();
      else await onSignedIn();
      return emptyForm();
    },
    { values: { ...(email && { email }) }, faults: {} },
  );
  return (
    <AuthForm action={submit} isPending={isPending} state={state} submitLabel="Sign in">
      <EmailField state={state} />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        error={state.faults['password']}
        aside={
          <Link className="link t-small tap" to="/sign-in/forgot-password">
            Forgot it?
          </Link>
        }
      />
    </AuthForm>
  );
}

type Outcome = State | 'signed in' | 'second step';

async function trySignIn(form: FormData, callbackURL: string): Promise<Outcome> {
  const typed = textOf(form, 'email');
  const password = textOf(form, 'password');
  const email = emailSchema.safeParse(typed);
  const faults = faultsOf({ email });
  // Only emptiness counts here: the rules for passwords may have been others when it was chosen.
  if (!password) faults['password'] = 'Password is required';
  const values = { email: typed };
  if (!email.success || !password) return { values, faults };
  try {
    const answer = await signIn({ email: email.data, password, callbackURL });
    return 'twoFactorRedirect' in answer ? 'second step' : 'signed in';
  } catch (error) {
    return { values, faults: {}, failure: authMessage(error) };
  }
}
