import { DEFAULT_REASONS } from '#shared/rules/admin/admin.ts';
import { api } from '#web/lib/requests/api.ts';
import { ReasonDialog } from '#web/features/admin/reason-dialog.tsx';
import { useUserChange } from './use-user-change.ts';
import type { User } from '#web/features/admin/users/use-users.ts';

export interface UserDialogProps {
  user: User;
  onClose: () => void;
}

export function BanDialog({ user, onClose }: UserDialogProps) {
  const { userId, email, displayName } = user;
  const { isBusy, submit } = useUserChange({
    run: async (reason: string, idempotencyKey) => {
      await api.adminUsers.ban({ userId, reason, idempotencyKey });
      return { title: 'User Banned', message: `${email} has been banned.` };
    },
    failure: 'Failed to ban user. Please try again.',
    onDone: onClose,
  });
  return (
    <ReasonDialog
      title="Ban user"
      description={`${displayName}, ${email}`}
      defaultReason=""
      missingReason="Please provide a reason for banning this user."
      action="Ban user"
      variant="danger"
      isBusy={isBusy}
      onClose={onClose}
      onSubmit={(reason) => void submit(reason)}
    >
      <ul className="user-dialog-list">
        <li>Signed out everywhere with the next request.</li>
        <li>Pictures in the making are given up; their credits are free again.</li>
        <li>A running plan ends at once.</li>
      </ul>
    </ReasonDialog>
  );
}

export function UnbanDialog({ user, onClose }: UserDialogProps) {
  const { userId, email, displayName } = user;
  const { isBusy, submit } = useUserChange({
    run: async (reason: string, idempotencyKey) => {
      await api.adminUsers.unban({ userId, reason, idempotencyKey });
      return { title: 'User Unbanned', message: `${email} may sign in again.` };
    },
    failure: 'Failed to unban user. Please try again.',
    onDone: onClose,
  });
  return (
    <ReasonDialog
      title="Unban user"
      description={`${displayName}, ${email}`}
      defaultReason={DEFAULT_REASONS.unban}
      missingReason="Please provide a reason."
      action="Unban user"
      variant="primary"
      isBusy={isBusy}
      onClose={onClose}
      onSubmit={(reason) => void submit(reason)}
    >
      {user.banReason && <p className="t-small">Banned because: {user.banReason}</p>}
    </ReasonDialog>
  );
}
