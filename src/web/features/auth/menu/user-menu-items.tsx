import { LogOut, Moon, Settings, Sparkles, Sun, UserRoundPen } from 'lucide-react';
import { useNavigate } from 'react-router';
import { isOfferedPlans } from '#shared/rules/account.ts';
import type { SignedInSession } from '#web/lib/account/session.ts';
import { currentTheme, toggleTheme } from '#web/lib/look/theme.ts';
import { NextLine } from '#web/ui/display/next-line.tsx';
import { MenuHead, MenuItem, MenuLink, MenuRule } from '#web/ui/overlays/menu-items.tsx';
import { ACCOUNT_HASH } from '#web/features/auth/account-hash.ts';
import { useSignOut } from './use-sign-out.ts';

/** What the user menu offers, and what happens next to the plan. */
export function UserMenuItems({ session }: { session: SignedInSession }) {
  const navigate = useNavigate();
  const signOut = useSignOut();
  const { user, profile } = session;
  return (
    <>
      <MenuHead>
        <span className="user-menu-name">{profile.displayName}</span>
        <span className="t-meta">{user.email}</span>
        <span className="t-meta user-menu-next">
          <NextLine next={session.next} />
        </span>
      </MenuHead>
      <MenuItem icon={UserRoundPen} onSelect={() => void navigate(ACCOUNT_HASH)}>
        Edit Profile &amp; Security
      </MenuItem>
      <MenuLink icon={Settings} to="/settings">
        Settings
      </MenuLink>
      {isOfferedPlans(profile) && (
        <MenuLink icon={Sparkles} to="/pricing" isDocument>
          Get Unlimited Credits
        </MenuLink>
      )}
      <ThemeItem />
      <MenuRule />
      <MenuItem icon={LogOut} onSelect={() => void signOut()}>
        Sign out
      </MenuItem>
    </>
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
