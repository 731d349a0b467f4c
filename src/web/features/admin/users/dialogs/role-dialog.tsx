import { useState } from 'react';
import { ADMIN_ROLES } from '#shared/rules/account.ts';
import type { AdminRole } from '#shared/rules/account.ts';
import { ADMIN_ROLE_NAMES } from '#web/features/admin/admin-role-names.ts';
import { api } from '#web/lib/requests/api.ts';
import { confirmed } from '#web/lib/account/confirmation.ts';
import { SelectField } from '#web/ui/forms/select-field.tsx';
import type { SelectOption } from '#web/ui/forms/select-field.tsx';
import type { UserDialogProps } from './ban-dialogs.tsx';
import { ReasonDialog } from '#web/features/admin/reason-dialog.tsx';
import { useUserChange } from './use-user-change.ts';

type Choice = AdminRole | 'none';

const CHOICES: SelectOption<Choice>[] = [
  { value: 'none', label: 'No admin role' },
  ...ADMIN_ROLES.map((value) => ({ value, label: ADMIN_ROLE_NAMES[value] })),
];

const MEANINGS: Record<Choice, string> = {
  none: 'An ordinary member, without access to the admin area.',
  support: 'Sees users and figures, changes nothing.',
  admin: 'Manages users and credits.',
  super_admin: 'Manages users, credits, roles and settings.',
};

export function RoleDialog({ user, onClose }: UserDialogProps) {
  const { userId, email, displayName } = user;
  const [choice, setChoice] = useState<Choice>(user.adminRole ?? 'none');
  const { isBusy, submit } = useUserChange({
    run: async (reason: string, idempotencyKey) => {
      const role = choice === 'none' ? null : choice;
      await confirmed(() => api.adminUsers.setRole({ userId, role, reason, idempotencyKey }));
      const now = role ? `is now ${ADMIN_ROLE_NAMES[role]}` : 'has no admin role any more';
      return { title: 'Role Changed', message: `${email} ${now}.` };
    },
    failure: 'Failed to change the role. Please try again.',
    onDone: onClose,
  });
  return (
    <ReasonDialog
      title="Change role"
      description={`${displayName}, ${email}`}
      defaultReason=""
      missingReason="Please provide a reason."
      action="Change role"
      variant="primary"
      isBusy={isBusy}
      onClose={onClose}
      onSubmit={(reason) => void submit(reason)}
    >
      <SelectField
        label="Role"
        options={CHOICES}
        value={choice}
        hint={MEANINGS[choice]}
        onChange={setChoice}
      />
    </ReasonDialog>
  );
}
