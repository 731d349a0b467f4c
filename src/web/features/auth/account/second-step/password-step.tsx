import { useActionState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { PasswordField } from '#web/ui/forms/password-field.tsx';
import { authMessage } from '#web/features/auth/auth-messages.ts';
import { emptyForm, textOf } from '#web/features/auth/forms/form-state.ts';
import type { FormState } from '#web/features/auth/forms/form-state.ts';
import { AccountForm } from '#web/features/auth/account/account-form.tsx';
import { focusOnMount } from '#web/features/auth/focus-on-mount.ts';

const LABELS = { on: 'Continue', off: 'Turn off', codes: 'Make new codes' } as const;

interface PasswordStepProps {
  wish: keyof typeof LABELS;
  onPassword: (password: string) => Promise<void>;
  onCancel: () => void;
}

/** Whoever changes how one signs in gives the password first. */
export function PasswordStep({ wish, onPassword, onCancel }: PasswordStepProps) {
  const [state, submit, isPending] = useActionState(
    async (_: FormState, form: FormData): Promise<FormState> => {
      const password = textOf(form, 'password');
      if (!password) return { values: {}, faults: { password: 'Password is required' } };
      try {
        await onPassword(password);
        return emptyForm();
      } catch (error) {
        return { values: {}, faults: { password: authMessage(error) } };
      }
    },
    emptyForm(),
  );
  return (
    <AccountForm
      action={submit}
      isPending={isPending}
      state={state}
      submitLabel={LABELS[wish]}
      aside={
        <Button variant="text" onClick={onCancel}>
          Cancel
        </Button>
      }
    >
      <PasswordField
        label="Your password"
        name="password"
        autoComplete="current-password"
        ref={focusOnMount}
        error={state.faults['password']}
      />
    </AccountForm>
  );
}
