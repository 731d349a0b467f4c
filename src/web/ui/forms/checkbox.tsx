import './checkbox.css';
import type { ComponentProps, ReactNode } from 'react';

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  isMixed?: boolean;
  children: ReactNode;
};

export function Checkbox({ isMixed = false, children, ...props }: CheckboxProps) {
  return (
    <label className="check-row">
      <input {...props} {...checkProps(isMixed)} />
      {children}
    </label>
  );
}

type BareCheckboxProps = Omit<ComponentProps<'input'>, 'type'> & {
  isMixed?: boolean;
  'aria-label': string;
};

/** Without its own text, for table rows and pictures. */
export function BareCheckbox({ isMixed = false, ...props }: BareCheckboxProps) {
  return <input {...props} {...checkProps(isMixed)} className="check check-bare" />;
}

function checkProps(isMixed: boolean) {
  return {
    type: 'checkbox',
    className: 'check',
    // 'Some of them' has no attribute in HTML, only this property.
    ref: (input: HTMLInputElement | null) => {
      if (input) input.indeterminate = isMixed;
    },
  } as const;
}
