import { TextField } from '#web/ui/forms/text-field.tsx';
import { focusOnMount } from '#web/features/auth/focus-on-mount.ts';

interface CodeFieldProps {
  label: string;
  error?: string | undefined;
}

/** Six digits; phones offer the code and their number keys. */
export function CodeField({ label, error }: CodeFieldProps) {
  return (
    <TextField
      label={label}
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={7}
      ref={focusOnMount}
      error={error}
    />
  );
}
