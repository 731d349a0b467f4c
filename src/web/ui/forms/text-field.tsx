import type { ComponentProps } from 'react';
import { Field } from './field.tsx';
import type { FieldTexts } from './field.tsx';

type TextFieldProps = Omit<ComponentProps<'input'>, 'id'> & FieldTexts;

export function TextField({ label, hint, error, aside, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} aside={aside}>
      {(binding) => <input {...input} {...binding} className="input" />}
    </Field>
  );
}

type TextAreaFieldProps = Omit<ComponentProps<'textarea'>, 'id'> & FieldTexts;

export function TextAreaField({ label, hint, error, aside, ...input }: TextAreaFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} aside={aside}>
      {(binding) => <textarea {...input} {...binding} className="input" />}
    </Field>
  );
}
