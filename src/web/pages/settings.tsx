import './settings.css';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { isPro } from '#shared/rules/account.ts';
import { daysUntil, renewalDate } from '#shared/rules/renewal.ts';
import { ACCOUNT_HASH } from '#web/features/auth/account-hash.ts';
import { BillingTab } from '#web/features/billing/billing-tab.tsx';
import { UsageTab } from '#web/features/billing/usage-tab.tsx';
import { useSignedInSession } from '#web/lib/session.ts';
import { Badge } from '#web/ui/badge.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { CreditBadge } from '#web/ui/credit-badge.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { TabPanel, Tabs } from '#web/ui/tabs.tsx';
import { AppHeader } from './app-header.tsx';

export const meta = () => [{ title: 'Settings · Vignette' }];

const TABS = [
  { value: 'profile', label: 'Profile' },
  { value: 'billing', label: 'Billing' },
  { value: 'usage', label: 'Usage' },
] as const;
type TabName = (typeof TABS)[number]['value'];

export default function SettingsPage() {
  const session = useSignedInSession();
  const { profile } = session;
  const isProUser = isPro(profile.subscriptionStatus);
  const [now] = useState(() => new Date());
  const [query, setQuery] = useSearchParams();
  const tab = TABS.find(({ value }) => value === query.get('tab'))?.value ?? 'profile';
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
            <span className="t-small">
              {daysUntil(renewalDate(profile, now), now)}d until renewal
            </span>
          </div>
        </PageHeader>
        <Tabs<TabName>
          label="Settings"
          tabs={TABS}
          value={tab}
          onChange={(next) => setQuery({ tab: next }, { replace: true })}
          className="settings-tabs"
        >
          <TabPanel value="profile">
            <div className="settings-body">
              <p>
                Signed in as {profile.displayName}, {profile.email}.
              </p>
              <ButtonLink to={ACCOUNT_HASH}>Edit Profile &amp; Security</ButtonLink>
            </div>
          </TabPanel>
          <TabPanel value="billing">
            <BillingTab />
          </TabPanel>
          <TabPanel value="usage">
            <UsageTab />
          </TabPanel>
        </Tabs>
      </main>
    </>
  );
}
