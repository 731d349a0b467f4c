import './settings.css';
import { ArrowLeft } from 'lucide-react';
import { isPro } from '#shared/rules/account.ts';
import { ACCOUNT_HASH } from '#web/features/auth/account-hash.ts';
import { useSignedInSession } from '#web/lib/session.ts';
import { Badge } from '#web/ui/badge.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { CreditBadge } from '#web/ui/credit-badge.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { AppHeader } from './app-header.tsx';

export const meta = () => [{ title: 'Settings · Vignette' }];

export default function SettingsPage() {
  const session = useSignedInSession();
  const { profile } = session;
  const isProUser = isPro(profile.subscriptionStatus);
  return (
    <>
      <AppHeader session={session}>
        <ButtonLink variant="text" size="sm" to="/dashboard">
          <ArrowLeft className="icon icon-sm" aria-hidden="true" />
          Back
        </ButtonLink>
      </AppHeader>
      <main className="settings">
        <PageHeader title="Settings">
          <div className="settings-facts">
            <Badge tone={isProUser ? 'gold' : 'neutral'}>{isProUser ? 'Pro' : 'Free'}</Badge>
            <CreditBadge credits={profile.credits} />
          </div>
        </PageHeader>
        <div className="settings-body">
          <p>
            Signed in as {profile.displayName}, {profile.email}. Billing, archive and usage follow
            here.
          </p>
          <ButtonLink to={ACCOUNT_HASH}>Edit Profile &amp; Security</ButtonLink>
        </div>
      </main>
    </>
  );
}
