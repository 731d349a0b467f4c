import './prompt-box.css';
import { type FormEvent, type KeyboardEvent, type ReactNode, useRef } from 'react';
import { PROMPT_MAX_LENGTH } from '#shared/rules/generation.ts';
import { isSubmitKey } from './draft.ts';

type PromptBoxProps = {
  value: string;
  onChange: (value: string) => void;
  onSubmit: () => void;
  /** Whether Enter may submit; a press of the button always does. */
  isReady: boolean;
  rows: number;
  children: ReactNode;
};

export const PROMPT_LABEL = "Describe the wine image you'd like to create";

export function PromptBox({ value, onChange, onSubmit, isReady, rows, children }: PromptBoxProps) {
  const form = useRef<HTMLFormElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  const submitOnEnter = (event: KeyboardEvent) => {
    if (!isSubmitKey({ ...keyOf(event), isComposing: event.nativeEvent.isComposing })) return;
    event.preventDefault();
    if (isReady) form.current?.requestSubmit();
  };
  return (
    <form ref={form} className="prompt-box" onSubmit={submit}>
      <textarea
        id="prompt"
        aria-label={PROMPT_LABEL}
        placeholder={PROMPT_LABEL}
        rows={rows}
        maxLength={PROMPT_MAX_LENGTH}
        enterKeyHint="go"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={submitOnEnter}
      />
      {children}
    </form>
  );
}

const keyOf = ({ key, shiftKey }: KeyboardEvent) => ({ key, shiftKey });
