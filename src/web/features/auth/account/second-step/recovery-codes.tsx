import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { copyText } from '#web/lib/copy-text.ts';

/** Shown this once: the server keeps them sealed. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  return (
    <>
      <Notice>
        Keep these recovery codes in a safe place.
        <small>
          Each opens the account once, for the day your phone is gone. They are not shown again.
        </small>
      </Notice>
      <ul className="recovery-codes" aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="account-form-actions">
        <Button variant="primary" onClick={onDone}>
          I have kept them
        </Button>
        <Button onClick={() => void copyText(codes.join('\n'), 'Recovery codes copied')}>
          Copy
        </Button>
      </div>
    </>
  );
}
