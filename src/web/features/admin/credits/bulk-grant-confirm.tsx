import { useState } from 'react';
import type { FormEvent } from 'react';
import type { BulkGrantPreview } from '#shared/contract/admin-credits.ts';
import { PersonCell } from '#web/features/admin/lists/person-cell.tsx';
import { countOf, formatCount } from '#web/lib/words/format-count.ts';
import { Button } from '#web/ui/button.tsx';
import { DialogActions } from '#web/ui/overlays/dialog.tsx';
import { FactsRow } from '#web/ui/display/facts-row.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';
import type { GrantDraft } from './bulk-grant-form.tsx';

interface BulkGrantConfirmProps {
  preview: BulkGrantPreview;
  draft: GrantDraft;
  isBusy: boolean;
  onBack: () => void;
  onConfirm: () => void;
}

/** The dry run. The number of users is typed out before anything is granted. */
export function BulkGrantConfirm(props: BulkGrantConfirmProps) {
  const { preview, draft, isBusy, onBack, onConfirm } = props;
  const [typed, setTyped] = useState('');
  const [isTried, setIsTried] = useState(false);
  const isConfirmed = typed.replaceAll(/[\s,.]/g, '') === String(preview.members);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (isConfirmed && !isBusy) onConfirm();
  };
  if (preview.members === 0) return <Nobody onBack={onBack} />;
  return (
    <form className="grant-form" onSubmit={submit} noValidate>
      <DryRun preview={preview} amount={Number(draft.amount)} />
      <TextField
        label={`Type ${formatCount(preview.members)} to confirm the number of users`}
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        error={
          isTried && !isConfirmed
            ? `Please type ${formatCount(preview.members)} to confirm.`
            : undefined
        }
        onChange={(event) => setTyped(event.target.value)}
      />
      <DialogActions>
        <Button onClick={onBack}>Back</Button>
        <Button variant="primary" type="submit" isBusy={isBusy}>
          Grant {countOf(preview.creditsGranted, 'credit')}
        </Button>
      </DialogActions>
    </form>
  );
}

function DryRun({ preview, amount }: { preview: BulkGrantPreview; amount: number }) {
  const { members, creditsBefore, creditsGranted, sample } = preview;
  const facts = [
    { name: 'Users', value: formatCount(members) },
    {
      name: 'Credits granted',
      value: formatCount(creditsGranted),
      note: `${formatCount(amount)} each`,
    },
    {
      name: 'Their credits then',
      value: formatCount(creditsBefore + creditsGranted),
      note: `now ${formatCount(creditsBefore)}`,
    },
  ];
  return (
    <div>
      <FactsRow facts={facts} />
      <p className="t-meta grant-sample-title">
        {members > sample.length ? `${sample.length} of them` : 'These are'}
      </p>
      <ul className="grant-sample" aria-label="Sample of the users">
        {sample.map(({ person, credits }) => (
          <li key={person.userId}>
            <PersonCell person={person} />
            <span className="num">
              <span className="cell-quiet">{formatCount(credits)} → </span>
              {formatCount(credits + amount)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Nobody({ onBack }: { onBack: () => void }) {
  return (
    <>
      <Notice>No user matches. Nothing would be granted.</Notice>
      <DialogActions>
        <Button onClick={onBack}>Back</Button>
      </DialogActions>
    </>
  );
}
