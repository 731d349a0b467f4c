import './prompt-box.css';
import { useRef } from 'react';
import type { FormEvent, KeyboardEvent, ReactNode, Ref } from 'react';
import { PROMPT_MAX_LENGTH } from '#shared/rules/pictures/generation.ts';
import { markBrief } from './brief.ts';
import { isSubmitKey } from '#web/features/create/composer/draft.ts';

interface PromptBoxProps {
  value: string;
  onChange: (value: string) => void;
  onSubmit: () => void;
  /** Whether Enter may submit; a press of the button always does. */
  isReady: boolean;
  rows: number;
  children: ReactNode;
  textRef?: Ref<HTMLTextAreaElement>;
}

export const PROMPT_LABEL = "Describe the wine image you'd like to create";
/** From here on it is worth knowing how much room is left. */
const COUNTED_FROM = 0.85 * PROMPT_MAX_LENGTH;

export function PromptBox(props: PromptBoxProps) {
  const { value, onChange, onSubmit, isReady, rows, children, textRef } = props;
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
  const isTooLong = value.trim().length > PROMPT_MAX_LENGTH;
  return (
    <form ref={form} className="prompt-box" onSubmit={submit}>
      <div className="prompt-words">
        <MarkedWords value={value} />
        <textarea
          ref={textRef}
          id="prompt"
          aria-label={PROMPT_LABEL}
          placeholder={PROMPT_LABEL}
          rows={rows}
          enterKeyHint="go"
          aria-invalid={isTooLong || undefined}
          aria-describedby="prompt-length"
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={submitOnEnter}
          onScroll={scrollMarks}
        />
      </div>
      <p
        id="prompt-length"
        className="prompt-length num"
        data-invalid={isTooLong || undefined}
        aria-live="polite"
      >
        {value.length >= COUNTED_FROM && lengthWords(value.trim().length)}
      </p>
      {children}
    </form>
  );
}

/** The same words behind the field, invisible but for the line under what the brief says. */
function MarkedWords({ value }: { value: string }) {
  return (
    <div className="prompt-marks" aria-hidden="true">
      {markBrief(value).map(({ start, text, isMarked }) =>
        isMarked ? <mark key={start}>{text}</mark> : <span key={start}>{text}</span>,
      )}
    </div>
  );
}

function scrollMarks({ currentTarget }: { currentTarget: HTMLElement }): void {
  const marks = currentTarget.previousElementSibling as HTMLElement;
  // A scrollbar takes room from the words: the marks wrap where they do.
  marks.style.width = `${currentTarget.clientWidth}px`;
  marks.scrollTop = currentTarget.scrollTop;
}

function lengthWords(length: number): string {
  const count = `${length} / ${PROMPT_MAX_LENGTH}`;
  return length > PROMPT_MAX_LENGTH
    ? `${count}. Please use at most ${PROMPT_MAX_LENGTH} characters.`
    : count;
}

const keyOf = ({ key, shiftKey }: KeyboardEvent) => ({ key, shiftKey });
