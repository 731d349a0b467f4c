import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

type AuthFormProps = {
  action: (form: FormData) => void;
  isPending: boolean;
  failure?: string | undefined;
  submitLabel: string;
  children: ReactNode;
};

/** Fields, the reason of a refusal above them, and one button. */
export function AuthForm({ action, isPending, failure, submitLabel, children }: AuthFormProps) {
  return (
    // Our own messages, in one voice, instead of the browser's bubbles.
    <form className="auth-form" action={action} noValidate>
      {failure && <Notice tone="danger">{failure}</Notice>}
      {children}
      <Button type="submit" variant="primary" size="lg" isBusy={isPending}>
        {submitLabel}
      </Button>
    </form>
  );
}
