import './switch-field.css';
import { useId } from 'react';

interface SwitchFieldProps {
  label: string;
  hint: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** On or off, with a word for what that means. */
export function SwitchField({ label, hint, isOn, onChange }: SwitchFieldProps) {
  const id = useId();
  return (
    <div className="switch-field">
      <label className="switch-label" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className="switch"
        type="checkbox"
        role="switch"
        checked={isOn}
        aria-checked={isOn}
        aria-describedby={`${id}hint`}
        onChange={(event) => onChange(event.target.checked)}
      />
      <p className="hint" id={`${id}hint`}>
        {hint}
      </p>
    </div>
  );
}
