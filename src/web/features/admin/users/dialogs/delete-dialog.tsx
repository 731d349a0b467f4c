import { useState } from 'react';
import { api } from '#web/lib/requests/api.ts';
import { TextField } from '#web/ui/forms/text-field.tsx';
import type { UserDialogProps } from './ban-dialogs.tsx';
import { ReasonDialog } from '#web/features/admin/reason-dialog.tsx';
import { useUserChange } from './use-user-change.ts';

export function DeleteDialog({ user, onClose }: UserDialogProps) {
  const { userId, email, displayName } = user;
  const [typed, setTyped] = useState('');
  const [isAsked, setAsked] = useState(false);
  const { isBusy, submit } = useUserChange({
    run: async (reason: string, idempotencyKey) => {
      await api.adminUsers.remove({ userId, email: typed, reason, idempotencyKey });
      return { title: 'User Deleted', message: `${email} is being erased.` };
    },
    failure: 'Failed to delete user. Please try again.',
    onDone: onClose,
  });
  const isReady = () => {
    setAsked(true);
    return typed === email;
  };
  return (
    <ReasonDialog
      title="Delete user"
      description={`${displayName}, ${email}`}
      defaultReason=""
      missingReason="Please provide a reason."
      action="Delete user"
      variant="danger"
      isBusy={isBusy}
      isReady={isReady}
      onClose={onClose}
      onSubmit={(reason) => void submit(reason)}
    >
      <ul className="user-dialog-list">
        <li>The account, its pictures and its personal data are erased for good.</li>
        <li>A running plan ends at once.</li>
        <li>The ledger stays, under an id that leads to nobody.</li>
      </ul>
      <TextField
        label={`Type ${email} to confirm`}
        autoComplete="off"
        value={typed}
        error={
          isAsked && typed !== email
            ? "Please type the user's email address to confirm deletion."
            : undefined
        }
        onChange={(event) => setTyped(event.target.value)}
      />
    </ReasonDialog>
  );
}
