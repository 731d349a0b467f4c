import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { BulkGrantView } from '#shared/contract/admin-credits.ts';
import { ReasonDialog } from '#web/features/admin/reason-dialog.tsx';
import { api, queries } from '#web/lib/requests/api.ts';
import { countOf } from '#web/lib/words/format-count.ts';
import { notifyError, notifySuccess } from '#web/lib/notices/notify.ts';
import { Button } from '#web/ui/button.tsx';

/** What can still be done about a grant: stop it on its way, or take it back when it is over. */
export function BulkGrantActions({ grant }: { grant: BulkGrantView }) {
  const [isAsking, setIsAsking] = useState(false);
  const way = wayOf(grant);
  if (!way) return null;
  return (
    <>
      <Button size="sm" onClick={() => setIsAsking(true)}>
        {WAYS[way].button}
      </Button>
      {isAsking && <AskDialog grant={grant} way={way} onClose={() => setIsAsking(false)} />}
    </>
  );
}

type Way = keyof typeof WAYS;

const WAYS = {
  cancel: {
    button: 'Cancel grant',
    title: 'Cancel bulk grant',
    means: 'Whoever has been paid keeps the credits; nobody else is paid.',
    done: 'Bulk grant cancelled',
  },
  reverse: {
    button: 'Reverse',
    title: 'Reverse bulk grant',
    means:
      'Everyone who was paid gets an entry of their own that takes the credits back. What is spent already stays spent.',
    done: 'Reversal started',
  },
} as const;

function wayOf(grant: BulkGrantView): Way | null {
  if (grant.finishedAt === null) return 'cancel';
  const isReversible = grant.granted > 0 && !grant.isReversed && grant.reversalOf === null;
  return isReversible ? 'reverse' : null;
}

interface AskDialogProps {
  grant: BulkGrantView;
  way: Way;
  onClose: () => void;
}

function AskDialog({ grant, way, onClose }: AskDialogProps) {
  const client = useQueryClient();
  const [reversalId] = useState(() => crypto.randomUUID());
  const words = WAYS[way];
  const act = useMutation({
    mutationFn: (reason: string) =>
      way === 'cancel'
        ? api.adminCredits.cancelBulkGrant({ id: grant.id, reason })
        : api.adminCredits.reverseBulkGrant({ id: grant.id, reversalId, reason }),
    onSuccess: () => {
      notifySuccess({ title: words.done });
      onClose();
    },
    // Another admin may have been faster: what is so now stands in the list.
    onError: notifyError,
    onSettled: () => client.invalidateQueries({ queryKey: queries.adminCredits.key() }),
  });
  return (
    <ReasonDialog
      title={words.title}
      description={`${countOf(grant.amount, 'credit')} each for ${countOf(grant.members, 'user')}`}
      defaultReason=""
      missingReason="Please provide a reason."
      action={words.title}
      variant="danger"
      isBusy={act.isPending}
      onClose={onClose}
      onSubmit={(reason) => act.mutate(reason)}
    >
      <p className="t-small">{words.means}</p>
    </ReasonDialog>
  );
}
