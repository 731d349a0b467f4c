import './dashboard.css';
import { Settings } from 'lucide-react';
import { AdminMenu } from '#web/features/admin/admin-menu.tsx';
import { UpgradeButton } from '#web/features/credits/upgrade-button.tsx';
import { useSignedInSession } from '#web/lib/session.ts';
import { CreditBadge } from '#web/ui/credit-badge.tsx';
import { IconLink } from '#web/ui/icon-button.tsx';
import { MessagePage } from '#web/ui/message-page.tsx';
import { AppHeader } from './app-header.tsx';

export const meta = () => [{ title: 'Create Wine Images · Vignette' }];

export default function Dashboard() {
  const session = useSignedInSession();
  const { profile } = session;
  return (
    <div className="dashboard">
      <AppHeader session={session}>
        {profile.isAdmin && <AdminMenu session={session} />}
        <CreditBadge credits={profile.credits} />
        <span className="only-wide">
          <UpgradeButton status={profile.subscriptionStatus} />
        </span>
        <IconLink className="only-wide" label="Settings" to="/settings">
          <Settings className="icon" aria-hidden="true" />
        </IconLink>
      </AppHeader>
      <main>
        <MessagePage isInset title="The studio is being set up">
          <p>Creating images and your gallery open here soon. Your credits are safe and waiting.</p>
        </MessagePage>
      </main>
    </div>
  );
}
