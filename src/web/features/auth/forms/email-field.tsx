import { TextField } from '#web/ui/forms/text-field.tsx';
import type { FormState } from './form-state.ts';

/** The address by which somebody signs in; what was typed stays where the form comes back. */
export function EmailField({ state }: { state: FormState<{ email: string }> }) {
  return (
    <TextField
      label="Email address"
      name="email"
      type="email"
      autoComplete="username"
      inputMode="email"
      defaultValue={state.values.email}
      error={state.faults['email']}
    />
  );
}
