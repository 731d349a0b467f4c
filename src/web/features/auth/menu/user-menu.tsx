import './user-menu.css';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import type { SignedInSession } from '#web/lib/account/session.ts';
import { Avatar } from '#web/ui/display/avatar.tsx';
import { Menu } from '#web/ui/overlays/menu.tsx';

// Few visits open it: what it offers comes when its button is aimed at.
const UserMenuItems = lazyPart(async () => {
  const { UserMenuItems } = await import('./user-menu-items.tsx');
  return { default: UserMenuItems };
});

export function UserMenu({ session }: { session: SignedInSession }) {
  const { user, profile } = session;
  return (
    <Menu
      label="Account"
      renderTrigger={(props) => (
        <button
          {...props}
          type="button"
          className="user-button"
          aria-label="Account"
          onPointerEnter={UserMenuItems.load}
          onFocus={UserMenuItems.load}
        >
          <Avatar name={profile.displayName || user.email} />
        </button>
      )}
    >
      <UserMenuItems session={session} />
    </Menu>
  );
}
