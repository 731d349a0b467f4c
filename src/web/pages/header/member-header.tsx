import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { UpgradeButton } from '#web/features/credits/upgrade-button.tsx';
import { useSignedInSession } from '#web/lib/account/session.ts';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import { CreditBadge } from '#web/ui/display/credit-badge.tsx';
import { AppHeader } from './app-header.tsx';
import { SettingsLink } from './settings-link.tsx';

const AdminMenu = lazyPart(() =>
  import('#web/features/admin/admin-menu.tsx').then((module) => ({ default: module.AdminMenu })),
);

/** spec §2.4: what stands beside the tabs, on each of them alike. */
export function MemberHeader({ tabs }: { tabs: ReactNode }) {
  const session = useSignedInSession();
  const { profile } = session;
  return (
    <AppHeader session={session} tabs={tabs}>
      <Suspense>{profile.isAdmin && <AdminMenu session={session} />}</Suspense>
      <CreditBadge credits={profile.credits} />
      <UpgradeButton profile={profile} />
      <SettingsLink />
    </AppHeader>
  );
}
