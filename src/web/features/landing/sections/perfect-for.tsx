import './perfect-for.css';
import { useAttach } from '#web/lib/hooks/use-attach.ts';
import { AUDIENCES } from '#web/features/landing/content.ts';
import { attachTyping } from '#web/features/landing/islands/attach-typing.ts';

/** Screen readers hear all six audiences at once; the typed line is for the eye. */
export function PerfectFor() {
  const line = useAttach<HTMLSpanElement>(attachTyping);
  return (
    <p className="perfect-for">
      Perfect for <span className="visually-hidden">{AUDIENCES.join(', ')}</span>
      <span
        className="typed"
        ref={line}
        data-island="typing"
        data-words={AUDIENCES.join('|')}
        aria-hidden="true"
      >
        {AUDIENCES[0]}
      </span>
      <span className="caret" aria-hidden="true" />
    </p>
  );
}
