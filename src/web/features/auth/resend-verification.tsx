import { useActionState } from 'react';
import { emailSchema } from '#shared/rules/identity.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';
import { sendVerificationEmail } from './auth-api.ts';
import { AuthForm } from './auth-form.tsx';
import { authMessage } from './auth-messages.ts';
import { MailFolderHint } from './mail-folder-hint.tsx';
import { faultsOf, type FormState, textOf } from './form-state.ts';

type State = FormState<{ email: string }>;
type ResendVerificationProps = { email: string; callbackURL: string };

export function ResendVerification({ email, callbackURL }: ResendVerificationProps) {
  const [state, submit, isPending] = useActionState(
    (_: State, form: FormData) => resend(form, callbackURL),
    { values: { email }, faults: {} },
  );
  return (
    <AuthForm action={submit} isPending={isPending} state={state} submitLabel="Send the link again">
      {state.isDone && (
        <Notice tone="good">
          A new link is on its way to {state.values.email}.
          <MailFolderHint />
        </Notice>
      )}
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

async function resend(form: FormData, callbackURL: string): Promise<State> {
  const values = { email: textOf(form, 'email') };
  const email = emailSchema.safeParse(values.email);
  if (!email.success) return { values, faults: faultsOf({ email }) };
  try {
    await sendVerificationEmail({ email: email.data, callbackURL });
    return { values: { email: email.data }, faults: {}, isDone: true };
  } catch (error) {
    return { values, faults: {}, failure: authMessage(error) };
  }
}
