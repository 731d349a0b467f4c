import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Field } from './field.tsx';
import type { FieldTexts } from './field.tsx';

export interface SelectOption<Value extends string> {
  value: Value;
  label: string;
}

type SelectFieldProps<Value extends string> = Omit<
  ComponentProps<'select'>,
  'id' | 'value' | 'onChange' | 'children'
> &
  FieldTexts & {
    options: readonly SelectOption<Value>[];
    value: Value;
    onChange: (value: Value) => void;
  };

/** The platform's own list: it is the one that every phone, keyboard and screen reader knows. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { label, hint, error, aside, options, onChange, ...select } = props;
  return (
    <Field label={label} hint={hint} error={error} aside={aside}>
      {(binding) => (
        <span className="field-control">
          <select
            {...select}
            {...binding}
            className="select"
            onChange={(event) => onChange(event.target.value as Value)}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown className="icon icon-sm icon-trail" aria-hidden="true" />
        </span>
      )}
    </Field>
  );
}
