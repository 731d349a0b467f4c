import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { FormFault } from '#web/features/auth/forms/form-fault.tsx';
import type { FormState } from '#web/features/auth/forms/form-state.ts';
import { useFormSubmit } from '#web/features/auth/forms/use-form-submit.ts';

interface AccountFormProps {
  action: (form: FormData) => void;
  isPending: boolean;
  state: FormState;
  /** Said once it is done. */
  success?: ReactNode;
  submitLabel: string;
  children: ReactNode;
  /** Stands beside the button. */
  aside?: ReactNode;
}

export function AccountForm(props: AccountFormProps) {
  const { action, isPending, state, success, submitLabel, children, aside } = props;
  return (
    <form className="account-form" {...useFormSubmit(action, state)} noValidate>
      {children}
      {state.failure && <FormFault>{state.failure}</FormFault>}
      {state.isDone && success && <Notice tone="good">{success}</Notice>}
      <div className="account-form-actions">
        <Button type="submit" isBusy={isPending}>
          {submitLabel}
        </Button>
        {aside}
      </div>
    </form>
  );
}
