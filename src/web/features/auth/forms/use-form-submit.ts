import { startTransition, useEffect, useRef } from 'react';
import type { FormEvent } from 'react';
import type { FormState } from './form-state.ts';

const FAULT = '[aria-invalid="true"], [data-form-fault]';

/**
 * Sends a form and leaves it as it is: React empties a form after its action, the password of a
 * refused sign-up included. The focus goes to the first fault; what is done is cleared away.
 */
export function useFormSubmit(action: (form: FormData) => void, state: FormState) {
  const ref = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (state.isDone) ref.current?.reset();
    else if (state.failure || Object.keys(state.faults).length > 0)
      ref.current?.querySelector<HTMLElement>(FAULT)?.focus();
  }, [state]);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    startTransition(() => action(form));
  };
  return { ref, onSubmit };
}
