import { useActionState } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import {
  displayNameSchema,
  emailSchema,
  PASSWORD_MIN_LENGTH,
  passwordSchema,
} from '#shared/rules/identity.ts';
import { SITE } from '#web/lib/links.ts';
import { PasswordField } from '#web/ui/forms/password-field.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';
import { AuthError, signUp } from '#web/features/auth/auth-api.ts';
import { AuthForm } from './auth-form.tsx';
import { authMessage } from '#web/features/auth/auth-messages.ts';
import { EmailField } from './email-field.tsx';
import { emptyForm, faultsOf, textOf } from './form-state.ts';
import type { FormState } from './form-state.ts';

interface SignUpFormProps {
  signInPath: string;
  callbackURL: string;
  onSignedIn: () => Promise<void>;
  /** Where mail goes out, the address comes first. */
  onMustVerify: (email: string) => void;
}
type State = FormState<{ name: string; email: string }>;
type Outcome = { refused: State } | { email: string; isSignedIn: boolean };

export function SignUpForm(props: SignUpFormProps) {
  const { signInPath, callbackURL, onSignedIn, onMustVerify } = props;
  const [state, submit, isPending] = useActionState(
    async (_: State, form: FormData): Promise<State> => {
      const outcome = await trySignUp(form, { callbackURL, signInPath });
      if ('refused' in outcome) return outcome.refused;
      if (outcome.isSignedIn) await onSignedIn();
      else onMustVerify(outcome.email);
      return emptyForm();
    },
    emptyForm(),
  );
  return (
    <AuthForm action={submit} isPending={isPending} state={state} submitLabel="Create account">
      <TextField
        label="Name"
        name="name"
        autoComplete="name"
        defaultValue={state.values.name}
        error={state.faults['name']}
      />
      <EmailField state={state} />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="new-password"
        hint={`At least ${PASSWORD_MIN_LENGTH} characters`}
        error={state.faults['password']}
      />
      <p className="t-small">
        By creating an account you agree to our{' '}
        <a className="link" href={SITE.terms} target="_blank" rel="noreferrer">
          Terms
        </a>{' '}
        and{' '}
        <a className="link" href={SITE.privacy} target="_blank" rel="noreferrer">
          Privacy Policy
        </a>
        .
      </p>
    </AuthForm>
  );
}

async function trySignUp(
  form: FormData,
  { callbackURL, signInPath }: { callbackURL: string; signInPath: string },
): Promise<Outcome> {
  const values = { name: textOf(form, 'name'), email: textOf(form, 'email') };
  const name = displayNameSchema.safeParse(values.name);
  const email = emailSchema.safeParse(values.email);
  const password = passwordSchema.safeParse(textOf(form, 'password'));
  if (!name.success || !email.success || !password.success) {
    return { refused: { values, faults: faultsOf({ name, email, password }) } };
  }
  try {
    const { token } = await signUp({
      name: name.data,
      email: email.data,
      password: password.data,
      callbackURL,
    });
    return { email: email.data, isSignedIn: token !== null };
  } catch (error) {
    return { refused: { values, ...refusalOf(error, { signInPath, email: email.data }) } };
  }
}

type Refusal = Pick<State, 'faults' | 'failure'>;

/** A fault of a field stands at the field; a known address leads on to where it opens something. */
function refusalOf(error: unknown, to: { signInPath: string; email: string }): Refusal {
  const code = error instanceof AuthError ? error.code : '';
  if (code.startsWith('PASSWORD_')) return { faults: { password: authMessage(error) } };
  if (!code.startsWith('USER_ALREADY_EXISTS')) return { faults: {}, failure: authMessage(error) };
  return { faults: {}, failure: <KnownAddress {...to} /> };
}

function KnownAddress({ signInPath, email }: { signInPath: string; email: string }): ReactNode {
  return (
    <>
      There is already an account with this address.{' '}
      <Link className="link" to={signInPath} state={{ email }}>
        Sign in instead
      </Link>
    </>
  );
}
