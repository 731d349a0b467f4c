import { useActionState } from 'react';
import { PASSWORD_MIN_LENGTH, passwordSchema } from '#shared/rules/identity.ts';
import { PasswordField } from '#web/ui/forms/password-field.tsx';
import { AuthError, resetPassword } from '#web/features/auth/auth-api.ts';
import { AuthForm } from './auth-form.tsx';
import { authMessage } from '#web/features/auth/auth-messages.ts';
import { emptyForm, faultsOf, textOf } from './form-state.ts';
import type { FormState } from './form-state.ts';

interface ResetPasswordFormProps {
  token: string;
  onDone: () => void;
  /** The link is no longer good: another password would not help. */
  onSpent: () => void;
}

const SPENT = new Set(['INVALID_TOKEN', 'TOKEN_EXPIRED']);

export function ResetPasswordForm({ token, onDone, onSpent }: ResetPasswordFormProps) {
  const [state, submit, isPending] = useActionState(
    async (_: FormState, form: FormData): Promise<FormState> => {
      const password = passwordSchema.safeParse(textOf(form, 'password'));
      if (!password.success) return { values: {}, faults: faultsOf({ password }) };
      try {
        await resetPassword({ token, newPassword: password.data });
        onDone();
        return emptyForm();
      } catch (error) {
        if (error instanceof AuthError && SPENT.has(error.code)) onSpent();
        return { values: {}, faults: {}, failure: authMessage(error) };
      }
    },
    emptyForm(),
  );
  return (
    <AuthForm
      action={submit}
      isPending={isPending}
      state={state}
      submitLabel="Save the new password"
    >
      <PasswordField
        label="New password"
        name="password"
        autoComplete="new-password"
        hint={`At least ${PASSWORD_MIN_LENGTH} characters. Other devices are signed out.`}
        error={state.faults['password']}
      />
    </AuthForm>
  );
}
