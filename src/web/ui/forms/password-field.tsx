import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import type { ComponentProps } from 'react';
import { Field } from './field.tsx';
import type { FieldTexts } from './field.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';

type PasswordFieldProps = Omit<ComponentProps<'input'>, 'id' | 'type'> &
  FieldTexts & { autoComplete: 'current-password' | 'new-password' };

export function PasswordField({ label, hint, error, aside, ...input }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <Field label={label} hint={hint} error={error} aside={aside}>
      {(binding) => (
        <span className="field-control">
          <input
            {...input}
            {...binding}
            className="input"
            type={isShown ? 'text' : 'password'}
            spellCheck={false}
            autoCapitalize="none"
          />
          <IconButton
            size="sm"
            label={isShown ? 'Hide password' : 'Show password'}
            onClick={() => setIsShown(!isShown)}
          >
            <Icon className="icon" aria-hidden="true" />
          </IconButton>
        </span>
      )}
    </Field>
  );
}
