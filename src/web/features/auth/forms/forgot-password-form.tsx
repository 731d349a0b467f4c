import { useActionState } from 'react';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { askByEmail } from './ask-by-email.ts';
import { requestPasswordReset } from '#web/features/auth/auth-api.ts';
import { AuthForm } from './auth-form.tsx';
import { EmailField } from './email-field.tsx';
import { MailFolderHint } from '#web/features/auth/entry/mail-folder-hint.tsx';
import { emptyForm } from './form-state.ts';
import type { FormState } from './form-state.ts';

type State = FormState<{ email: string }>;

export function ForgotPasswordForm() {
  const [state, submit, isPending] = useActionState(
    (_: State, form: FormData) => askByEmail(form, requestPasswordReset),
    emptyForm(),
  );
  if (state.isDone) return <LinkSent email={state.values.email ?? ''} />;
  return (
    <AuthForm action={submit} isPending={isPending} state={state} submitLabel="Send me a link">
      <EmailField state={state} />
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
