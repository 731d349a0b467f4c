import './bulk-grant-dialog.css';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { BulkGrantPreview } from '#shared/contract/admin-credits.ts';
import { queries } from '#web/lib/requests/api.ts';
import { errorCodeOf } from '#web/lib/requests/error-code.ts';
import { countOf } from '#web/lib/words/format-count.ts';
import { notifyError, notifySuccess } from '#web/lib/notices/notify.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { BulkGrantConfirm } from './bulk-grant-confirm.tsx';
import { BulkGrantForm, EMPTY_DRAFT, filterOf } from './bulk-grant-form.tsx';
import type { GrantDraft } from './bulk-grant-form.tsx';

type DryRun = BulkGrantPreview & { id: string };

interface BulkGrantDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Credits for everyone who matches a filter: choose, look at the dry run, confirm. */
export function BulkGrantDialog({ isOpen, onClose }: BulkGrantDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="Bulk grant"
      description="Gives the same number of credits to every user that matches. You are never among them."
      isWide
    >
      {isOpen && <Steps onDone={onClose} />}
    </Dialog>
  );
}

function Steps({ onDone }: { onDone: () => void }) {
  const [draft, setDraft] = useState<GrantDraft>(EMPTY_DRAFT);
  const [dryRun, setDryRun] = useState<DryRun | null>(null);
  const client = useQueryClient();
  const preview = useMutation(
    queries.adminCredits.previewBulkGrant.mutationOptions({
      // One key for what is confirmed, however often the button is pressed or the network fails.
      onSuccess: (answer) => setDryRun({ ...answer, id: crypto.randomUUID() }),
      onError: notifyError,
    }),
  );
  const grant = useMutation(
    queries.adminCredits.startBulkGrant.mutationOptions({
      onSuccess: ({ members, amount }) => {
        notifySuccess({
          title: 'Bulk grant started',
          message: `${countOf(amount, 'credit')} each for ${countOf(members, 'user')}.`,
        });
        void client.invalidateQueries({ queryKey: queries.adminCredits.key() });
        onDone();
      },
      onError: (error) => {
        notifyError(error);
        // The number no longer holds; anything else may be tried again as it stands.
        if (errorCodeOf(error) === 'BULK_GRANT_CHANGED') setDryRun(null);
      },
    }),
  );
  const [filter, amount] = [filterOf(draft), Number(draft.amount)];
  if (!dryRun) {
    return (
      <BulkGrantForm
        draft={draft}
        onChange={setDraft}
        isBusy={preview.isPending}
        onSubmit={() => preview.mutate({ filter, amount })}
      />
    );
  }
  return (
    <BulkGrantConfirm
      preview={dryRun}
      draft={draft}
      isBusy={grant.isPending}
      onBack={() => setDryRun(null)}
      onConfirm={() =>
        grant.mutate({
          id: dryRun.id,
          filter,
          amount,
          reason: draft.reason,
          confirmedMembers: dryRun.members,
        })
      }
    />
  );
}
