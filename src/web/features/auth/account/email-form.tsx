import { useActionState } from 'react';
import { emailSchema } from '#shared/rules/identity.ts';
import { changeEmail } from '#web/features/auth/auth-api.ts';
import { authMessage } from '#web/features/auth/auth-messages.ts';
import { emptyForm, faultsOf, textOf } from '#web/features/auth/forms/form-state.ts';
import type { FormState } from '#web/features/auth/forms/form-state.ts';
import { confirmed } from '#web/lib/account/confirmation.ts';
import { MailFolderHint } from '#web/features/auth/entry/mail-folder-hint.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';
import { AccountForm } from './account-form.tsx';

type State = FormState<{ email: string }>;

export function EmailForm({ email }: { email: string }) {
  const [state, submit, isPending] = useActionState(
    (_: State, form: FormData) => askForChange(textOf(form, 'email'), email),
    emptyForm(),
  );
  return (
    <AccountForm
      action={submit}
      isPending={isPending}
      state={state}
      success={
        <>
          Please confirm the change with the link in the email we have just sent.
          <MailFolderHint />
        </>
      }
      submitLabel="Change email address"
    >
      <TextField
        label="New email address"
        name="email"
        type="email"
        autoComplete="email"
        inputMode="email"
        hint={`Now ${email}. It changes once you have confirmed the link we send.`}
        defaultValue={state.values.email}
        error={state.faults['email']}
      />
    </AccountForm>
  );
}

async function askForChange(typed: string, current: string): Promise<State> {
  const values = { email: typed };
  const email = emailSchema.safeParse(typed);
  if (!email.success) return { values, faults: faultsOf({ email }) };
  if (email.data === current) return { values, faults: { email: 'This is already your address.' } };
  try {
    await confirmed(() => changeEmail(email.data));
    return { values: {}, faults: {}, isDone: true };
  } catch (error) {
    return { values, faults: {}, failure: authMessage(error) };
  }
}
