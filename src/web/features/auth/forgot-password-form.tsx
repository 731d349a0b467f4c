import { useActionState } from 'react';
import { emailSchema } from '#shared/rules/identity.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';
import { requestPasswordReset } from './auth-api.ts';
import { AuthForm } from './auth-form.tsx';
import { authMessage } from './auth-messages.ts';
import { MailFolderHint } from './mail-folder-hint.tsx';
import { emptyForm, faultsOf, type FormState, textOf } from './form-state.ts';

type State = FormState<{ email: string }>;

export function ForgotPasswordForm() {
  const [state, submit, isPending] = useActionState(askForLink, emptyForm());
  if (state.isDone) return <LinkSent email={state.values.email ?? ''} />;
  return (
    <AuthForm action={submit} isPending={isPending} state={state} submitLabel="Send me a link">
      <TextField
        label="Email address"
        name="email"
        type="email"
        autoComplete="username"
        inputMode="email"
        defaultValue={state.values.email}
        error={state.faults['email']}
      />
    </AuthForm>
  );
}

function LinkSent({ email }: { email: string }) {
  return (
    // The same words whether the address is known or not.
    <Notice tone="good">
      If there is an account for {email}, a link to choose a new password is on its way.
      <small>It works for one hour. Please look in the spam folder, too.</small>
      <MailFolderHint />
    </Notice>
  );
}

async function askForLink(_: State, form: FormData): Promise<State> {
  const values = { email: textOf(form, 'email') };
  const email = emailSchema.safeParse(values.email);
  if (!email.success) return { values, faults: faultsOf({ email }) };
  try {
    await requestPasswordReset(email.data);
    return { values: { email: email.data }, faults: {}, isDone: true };
  } catch (error) {
    return { values, faults: {}, failure: authMessage(error) };
  }
}
