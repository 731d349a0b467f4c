import './delete-account-dialog.css';
import { useActionState } from 'react';
import { DELETION_GRACE_DAYS } from '#shared/rules/account.ts';
import { api } from '#web/lib/requests/api.ts';
import { confirmed } from '#web/lib/account/confirmation.ts';
import { formatDay } from '#web/lib/words/format-day.ts';
import { notifyError, notifySuccess } from '#web/lib/notices/notify.ts';
import { useRefreshSession, useSetProfile } from '#web/lib/account/session.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/overlays/dialog.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';

interface DeleteAccountDialogProps {
  isOpen: boolean;
  onClose: () => void;
  email: string;
  /** Whether a paid plan would end with it. */
  hasPlan: boolean;
}

export function DeleteAccountDialog(props: DeleteAccountDialogProps) {
  const { isOpen, onClose, email, hasPlan } = props;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="Delete my account"
      description={`Erased for good in ${DELETION_GRACE_DAYS} days, unless you think again.`}
    >
      <ul className="deletion-list">
        <li>Your pictures, prompts and personal data are erased.</li>
        {hasPlan && (
          <li>Your plan ends with the account; the rest of a paid period is not refunded.</li>
        )}
        <li>Remaining credits are lost, and this address gets no new free ones.</li>
      </ul>
      <ConfirmForm email={email} onClose={onClose} />
    </Dialog>
  );
}

function ConfirmForm({ email, onClose }: { email: string; onClose: () => void }) {
  const setProfile = useSetProfile();
  const refresh = useRefreshSession();
  const [fault, submit, isPending] = useActionState(
    async (_: string | undefined, form: FormData): Promise<string | undefined> => {
      const field = form.get('email');
      const typed = typeof field === 'string' ? field.trim() : '';
      // The server checks the same; this answers without asking it.
      if (typed.toLowerCase() !== email.toLowerCase())
        return 'Please type your email address to confirm deletion.';
      try {
        const profile = await confirmed(() => api.profile.requestDeletion({ email: typed }));
        setProfile(profile);
        void refresh();
        onClose();
        notifySuccess({
          title: 'Deletion requested',
          message: `Your account will be deleted on ${formatDay(profile.deletionDate ?? '')}.`,
        });
      } catch (error) {
        notifyError(error);
      }
      return undefined;
    },
    undefined,
  );
  return (
    <form className="deletion-form" action={submit}>
      <TextField
        label={`Type ${email} to confirm`}
        name="email"
        type="email"
        autoComplete="off"
        required
        error={fault}
      />
      <DialogActions>
        <Button variant="text" onClick={onClose}>
          Keep my account
        </Button>
        <Button variant="danger" type="submit" isBusy={isPending}>
          Delete my account
        </Button>
      </DialogActions>
    </form>
  );
}
