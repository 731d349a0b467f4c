import './field.css';
import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import type { ReactNode } from 'react';

export interface FieldTexts {
  label: string;
  /** Small print under the control. */
  hint?: ReactNode;
  /** First fault of the value; replaces the hint. */
  error?: string | undefined;
  /** Set at the right of the label, as 'Forgot it?' beside Password. */
  aside?: ReactNode;
}

/** What a control inside a Field spreads onto its input. */
interface FieldBinding {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

type FieldProps = FieldTexts & { children: (binding: FieldBinding) => ReactNode };

export function Field({ label, hint, error, aside, children }: FieldProps) {
  const id = useId();
  const noteId = `${id}note`;
  const binding: FieldBinding = {
    id,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error || hint ? noteId : undefined,
  };
  return (
    <div className="field">
      <div className="field-head">
        <label className="label" htmlFor={id}>
          {label}
        </label>
        {aside}
      </div>
      {children(binding)}
      <FieldNote id={noteId} hint={hint} error={error} />
    </div>
  );
}

function FieldNote({
  id,
  hint,
  error,
}: {
  id: string;
  hint: ReactNode;
  error: string | undefined;
}) {
  if (error) {
    return (
      <p className="field-error" id={id} role="alert">
        <CircleAlert className="icon icon-sm" aria-hidden="true" />
        {error}
      </p>
    );
  }
  return hint ? (
    <p className="hint" id={id}>
      {hint}
    </p>
  ) : null;
}
