import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { FormState } from '#web/features/auth/form-state.ts';

type AccountFormProps = {
  action: (form: FormData) => void;
  isPending: boolean;
  state: FormState;
  /** Said once it is done. */
  success: ReactNode;
  submitLabel: string;
  children: ReactNode;
};

export function AccountForm(props: AccountFormProps) {
  const { action, isPending, state, success, submitLabel, children } = props;
  return (
    <form className="account-form" action={action} noValidate>
      {children}
      {state.failure && <Notice tone="danger">{state.failure}</Notice>}
      {state.isDone && <Notice tone="good">{success}</Notice>}
      <Button type="submit" isBusy={isPending}>
        {submitLabel}
      </Button>
    </form>
  );
}
