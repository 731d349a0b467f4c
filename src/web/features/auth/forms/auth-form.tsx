import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { FormFault } from './form-fault.tsx';
import type { FormState } from './form-state.ts';
import { useFormSubmit } from './use-form-submit.ts';

interface AuthFormProps {
  action: (form: FormData) => void;
  isPending: boolean;
  state: FormState;
  submitLabel: string;
  children: ReactNode;
}

/** Fields, the reason of a refusal above them, and one button. */
export function AuthForm({ action, isPending, state, submitLabel, children }: AuthFormProps) {
  return (
    // Our own messages, in one voice, instead of the browser's bubbles.
    <form className="auth-form" {...useFormSubmit(action, state)} noValidate>
      {state.failure && <FormFault>{state.failure}</FormFault>}
      {children}
      <Button type="submit" variant="primary" size="lg" isBusy={isPending}>
        {submitLabel}
      </Button>
    </form>
  );
}
