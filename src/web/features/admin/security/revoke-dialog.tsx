import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { FormEvent } from 'react';
import type { AdminSessionView } from '#shared/contract/admin-security.ts';
import { queries } from '#web/lib/requests/api.ts';
import { deviceName } from '#web/lib/words/device-name.ts';
import { countOf } from '#web/lib/words/format-count.ts';
import { notifyError, notifySuccess } from '#web/lib/notices/notify.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { Dialog, DialogActions } from '#web/ui/overlays/dialog.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';
import { REASON_MAX_LENGTH } from '#shared/rules/admin/admin.ts';

interface RevokeDialogProps {
  session: AdminSessionView | null;
  onClose: () => void;
}

export function RevokeDialog({ session, onClose }: RevokeDialogProps) {
  return (
    <Dialog
      isOpen={session !== null}
      onClose={onClose}
      title="Sign out"
      description={session && `${session.person.email}, ${deviceName(session.userAgent)}`}
    >
      {session && <RevokeForm session={session} onClose={onClose} />}
    </Dialog>
  );
}

function RevokeForm({ session, onClose }: { session: AdminSessionView; onClose: () => void }) {
  const [reason, setReason] = useState('');
  const [isEveryDevice, setIsEveryDevice] = useState(false);
  const [isTried, setIsTried] = useState(false);
  const client = useQueryClient();
  const revoke = useMutation(
    queries.adminSecurity.revokeSession.mutationOptions({
      onSuccess: ({ revoked }) => {
        notifySuccess({ title: 'Signed out', message: `${countOf(revoked, 'session')} ended.` });
        onClose();
      },
      onError: notifyError,
      onSettled: () => client.invalidateQueries({ queryKey: queries.adminSecurity.key() }),
    }),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (reason.trim() !== '' && !revoke.isPending)
      revoke.mutate({ id: session.id, isEveryDevice, reason });
  };
  return (
    <form className="revoke-form" onSubmit={submit} noValidate>
      <TextField
        label="Reason"
        hint="Stands in the audit log."
        maxLength={REASON_MAX_LENGTH}
        value={reason}
        error={isTried && reason.trim() === '' ? 'Please provide a reason.' : undefined}
        onChange={(event) => setReason(event.target.value)}
      />
      <Checkbox
        checked={isEveryDevice}
        onChange={(event) => setIsEveryDevice(event.target.checked)}
      >
        Sign out every device of this user
      </Checkbox>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="danger" type="submit" isBusy={revoke.isPending}>
          Sign out
        </Button>
      </DialogActions>
    </form>
  );
}
