import { useActionState } from 'react';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { askByEmail } from './ask-by-email.ts';
import { sendVerificationEmail } from '#web/features/auth/auth-api.ts';
import { AuthForm } from './auth-form.tsx';
import { EmailField } from './email-field.tsx';
import { MailFolderHint } from '#web/features/auth/entry/mail-folder-hint.tsx';
import type { FormState } from './form-state.ts';

type State = FormState<{ email: string }>;
interface ResendVerificationProps {
  email: string;
  callbackURL: string;
}

export function ResendVerification({ email, callbackURL }: ResendVerificationProps) {
  const [state, submit, isPending] = useActionState(
    (_: State, form: FormData) =>
      askByEmail(form, (address) => sendVerificationEmail({ email: address, callbackURL })),
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
      <EmailField state={state} />
    </AuthForm>
  );
}
