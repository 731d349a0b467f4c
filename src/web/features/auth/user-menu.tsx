import './user-menu.css';
import { LogOut, Moon, Settings, Sparkles, Sun, UserRoundPen } from 'lucide-react';
import { Suspense } from 'react';
import { useNavigate } from 'react-router';
import { isPro } from '#shared/rules/account.ts';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import type { SignedInSession } from '#web/lib/account/session.ts';
import { currentTheme, toggleTheme } from '#web/lib/look/theme.ts';
import { Avatar } from '#web/ui/display/avatar.tsx';
import { Menu, MenuHead, MenuItem, MenuLink, MenuRule } from '#web/ui/overlays/menu.tsx';
import { ACCOUNT_HASH } from './account-hash.ts';
import { useSignOut } from './use-sign-out.ts';

// Its words come when the menu is opened; its line is there before.
const NextLine = lazyPart(async () => {
  const { NextLine } = await import('#web/ui/display/next-line.tsx');
  return { default: NextLine };
});

export function UserMenu({ session }: { session: SignedInSession }) {
  const navigate = useNavigate();
  const signOut = useSignOut();
  const { user, profile } = session;
  return (
    <Menu
      label="Account"
      renderTrigger={(props) => (
        <button {...props} type="button" className="user-button" aria-label="Account">
          <Avatar name={profile.displayName || user.email} />
        </button>
      )}
    >
      <MenuHead>
        <span className="user-menu-name">{profile.displayName}</span>
        <span className="t-meta">{user.email}</span>
        <span className="t-meta user-menu-next">
          <Suspense fallback="…">
            <NextLine next={session.next} />
          </Suspense>
        </span>
      </MenuHead>
      <MenuItem icon={UserRoundPen} onSelect={() => void navigate(ACCOUNT_HASH)}>
        Edit Profile &amp; Security
      </MenuItem>
      <MenuLink icon={Settings} to="/settings">
        Settings
      </MenuLink>
      {!isPro(profile.subscriptionStatus) && (
        <MenuLink icon={Sparkles} to="/pricing" isDocument>
          Get Unlimited Credits
        </MenuLink>
      )}
      <ThemeItem />
      <MenuRule />
      <MenuItem icon={LogOut} onSelect={() => void signOut()}>
        Sign out
      </MenuItem>
    </Menu>
  );
}

/** Read when the menu opens, so no state has to follow the theme. */
function ThemeItem() {
  const isLight = currentTheme() === 'light';
  return (
    <MenuItem icon={isLight ? Moon : Sun} onSelect={toggleTheme}>
      {isLight ? 'Dark theme' : 'Light theme'}
    </MenuItem>
  );
}
