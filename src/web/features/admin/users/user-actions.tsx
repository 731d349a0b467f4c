import { useEffect, useRef } from 'react';
import { DEFAULT_REASONS, QUICK_GRANT } from '#shared/rules/admin/admin.ts';
import { BanDialog, UnbanDialog } from './dialogs/ban-dialogs.tsx';
import type { UserDialogProps } from './dialogs/ban-dialogs.tsx';
import { CreditDialog, useCreditChange } from './dialogs/credit-dialog.tsx';
import { DeleteDialog } from './dialogs/delete-dialog.tsx';
import { RoleDialog } from './dialogs/role-dialog.tsx';
import type { User } from './use-users.ts';

export type UserActionKind = 'grant' | 'credits' | 'role' | 'ban' | 'unban' | 'delete';
export interface OpenAction {
  kind: UserActionKind;
  user: User;
}

const DIALOGS = {
  grant: QuickGrant,
  credits: CreditDialog,
  role: RoleDialog,
  ban: BanDialog,
  unban: UnbanDialog,
  delete: DeleteDialog,
} as const;

/** The dialog of the action under way. */
export function UserActions({ action, onClose }: { action: OpenAction; onClose: () => void }) {
  const ActionDialog = DIALOGS[action.kind];
  return <ActionDialog user={action.user} onClose={onClose} />;
}

/** Ten credits at once, with the reason that stands for it (spec §5). */
function QuickGrant({ user, onClose }: UserDialogProps) {
  const { submit } = useCreditChange(user, onClose);
  const isSent = useRef(false);
  useEffect(() => {
    if (isSent.current) return;
    isSent.current = true;
    void submit({ amount: QUICK_GRANT, reason: DEFAULT_REASONS.quickGrant }).finally(onClose);
  });
  return null;
}
