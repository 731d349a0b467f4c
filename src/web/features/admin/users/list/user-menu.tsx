import {
  Ban,
  CircleCheck,
  Coins,
  Ellipsis,
  Gift,
  ShieldCheck,
  Trash2,
  UserRound,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { hasPermission, QUICK_GRANT } from '#shared/rules/admin/admin.ts';
import { useSignedInSession } from '#web/lib/account/session.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Menu } from '#web/ui/overlays/menu.tsx';
import { MenuItem, MenuRule } from '#web/ui/overlays/menu-items.tsx';
import type { User } from '#web/features/admin/users/use-users.ts';
import type { UserActionKind } from '#web/features/admin/users/user-actions.tsx';

interface Entry {
  kind: UserActionKind;
  label: string;
  icon: LucideIcon;
  isDanger?: boolean;
}

/** Only what this admin may do to this user; the server checks it all again. */
export function useUserEntries(user: User): Entry[] {
  const { profile } = useSignedInSession();
  const isSelf = profile.userId === user.userId;
  if (isSelf || user.isDeleting || !hasPermission(profile.adminRole, 'manage_users')) return [];
  const entries: (Entry | false)[] = [
    { kind: 'grant', label: `Grant ${QUICK_GRANT} free credits`, icon: Gift },
    { kind: 'credits', label: 'Adjust credits', icon: Coins },
    profile.adminRole === 'super_admin' &&
      !user.banned && { kind: 'role', label: 'Change role', icon: ShieldCheck },
    user.banned
      ? { kind: 'unban', label: 'Unban user', icon: CircleCheck }
      : user.adminRole === null && {
          kind: 'ban',
          label: 'Ban user',
          icon: Ban,
          isDanger: true,
        },
    user.adminRole === null && {
      kind: 'delete',
      label: 'Delete user',
      icon: Trash2,
      isDanger: true,
    },
  ];
  return entries.filter((entry) => entry !== false);
}

interface UserMenuProps {
  user: User;
  onOpen: () => void;
  onAct: (kind: UserActionKind) => void;
}

export function UserMenu({ user, onOpen, onAct }: UserMenuProps) {
  const entries = useUserEntries(user);
  const label = `Actions for ${user.displayName}`;
  return (
    <Menu
      label={label}
      renderTrigger={(props) => (
        <IconButton {...props} size="sm" label={label}>
          <Ellipsis className="icon" aria-hidden="true" />
        </IconButton>
      )}
    >
      <MenuItem icon={UserRound} onSelect={onOpen}>
        View details
      </MenuItem>
      {entries.length > 0 && <MenuRule />}
      {entries.map(({ kind, label: text, icon, isDanger }) => (
        <MenuItem
          key={kind}
          icon={icon}
          tone={isDanger ? 'danger' : 'plain'}
          onSelect={() => onAct(kind)}
        >
          {text}
        </MenuItem>
      ))}
    </Menu>
  );
}
