import { useState } from 'react';
import type { ReactNode } from 'react';
import { SETTINGS } from '#shared/rules/admin/settings.ts';
import { TextAreaField } from '#web/ui/forms/text-field.tsx';
import { SwitchField } from './switch-field.tsx';

interface NoticeFieldProps {
  label: string;
  hint: string;
  placeholder: string;
  /** Null while it is switched off. */
  value: string | null;
  error: string | undefined;
  onChange: (value: string | null) => void;
  children?: ReactNode;
}

/** A switch, and what is to be said while it is on. */
export function NoticeField({ label, hint, placeholder, ...props }: NoticeFieldProps) {
  const { value, error, onChange, children } = props;
  // Switched off and on again, the words are still there.
  const [words, setWords] = useState(value ?? '');
  return (
    <div className="notice-field">
      <SwitchField
        label={label}
        hint={hint}
        isOn={value !== null}
        onChange={(isOn) => onChange(isOn ? words : null)}
      />
      {value !== null && (
        <div className="notice-field-words">
          <TextAreaField
            label="Text"
            rows={2}
            placeholder={placeholder}
            maxLength={SETTINGS.noticeMaxLength}
            aside={
              <span className="hint num">
                {value.length} / {SETTINGS.noticeMaxLength}
              </span>
            }
            value={value}
            error={error}
            onChange={(event) => {
              setWords(event.target.value);
              onChange(event.target.value);
            }}
          />
          {children}
        </div>
      )}
    </div>
  );
}
