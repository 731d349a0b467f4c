import { useActionState } from 'react';
import { PASSWORD_MIN_LENGTH, passwordSchema } from '#shared/rules/identity.ts';
import { changePassword } from '#web/features/auth/auth-api.ts';
import { authMessage } from '#web/features/auth/auth-messages.ts';
import { emptyForm, faultsOf, textOf } from '#web/features/auth/forms/form-state.ts';
import type { FormState } from '#web/features/auth/forms/form-state.ts';
import { PasswordField } from '#web/ui/forms/password-field.tsx';
import { AccountForm } from './account-form.tsx';

export function PasswordForm({ email }: { email: string }) {
  const [state, submit, isPending] = useActionState(savePassword, emptyForm());
  return (
    <AccountForm
      action={submit}
      isPending={isPending}
      state={state}
      success="Your password is changed. Other devices were signed out."
      submitLabel="Change password"
    >
      {/* Password managers want to know whose password this is. */}
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <PasswordField
        label="Current password"
        name="currentPassword"
        autoComplete="current-password"
        error={state.faults['currentPassword']}
      />
      <PasswordField
        label="New password"
        name="newPassword"
        autoComplete="new-password"
        hint={`At least ${PASSWORD_MIN_LENGTH} characters. Other devices are signed out.`}
        error={state.faults['newPassword']}
      />
    </AccountForm>
  );
}

async function savePassword(_: FormState, form: FormData): Promise<FormState> {
  const currentPassword = textOf(form, 'currentPassword');
  const newPassword = passwordSchema.safeParse(textOf(form, 'newPassword'));
  const faults = faultsOf({ newPassword });
  if (!currentPassword) faults['currentPassword'] = 'Password is required';
  if (!currentPassword || !newPassword.success) return { values: {}, faults };
  try {
    await changePassword({ currentPassword, newPassword: newPassword.data });
    return { values: {}, faults: {}, isDone: true };
  } catch (error) {
    return { values: {}, faults: {}, failure: authMessage(error) };
  }
}
