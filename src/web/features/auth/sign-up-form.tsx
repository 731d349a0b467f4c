import { useActionState } from 'react';
import {
  displayNameSchema,
  emailSchema,
  PASSWORD_MIN_LENGTH,
  passwordSchema,
} from '#shared/rules/identity.ts';
import { PasswordField } from '#web/ui/password-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { signUp } from './auth-api.ts';
import { AuthForm } from './auth-form.tsx';
import { authMessage } from './auth-messages.ts';
import { emptyForm, faultsOf, type FormState, textOf } from './form-state.ts';

type SignUpFormProps = {
  callbackURL: string;
  onSignedIn: () => Promise<void>;
  /** Where mail goes out, the address comes first. */
  onMustVerify: (email: string) => void;
};
type State = FormState<{ name: string; email: string }>;
type Outcome = { refused: State } | { email: string; isSignedIn: boolean };

export function SignUpForm({ callbackURL, onSignedIn, onMustVerify }: SignUpFormProps) {
  const [state, submit, isPending] = useActionState(
    async (_: State, form: FormData): Promise<State> => {
      const outcome = await trySignUp(form, callbackURL);
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
      <TextField
        label="Email address"
        name="email"
        type="email"
        autoComplete="username"
        inputMode="email"
        defaultValue={state.values.email}
        error={state.faults['email']}
      />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="new-password"
        hint={`At least ${PASSWORD_MIN_LENGTH} characters`}
        error={state.faults['password']}
      />
    </AuthForm>
  );
}

async function trySignUp(form: FormData, callbackURL: string): Promise<Outcome> {
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
    return { refused: { values, faults: {}, failure: authMessage(error) } };
  }
}
