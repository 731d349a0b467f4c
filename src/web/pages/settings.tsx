import './settings.css';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { ACCOUNT_HASH } from '#web/features/auth/account-hash.ts';
import { BillingTab } from '#web/features/billing/billing-tab.tsx';
import { RenewalCount } from '#web/features/billing/renewal-count.tsx';
import { UsageTab } from '#web/features/billing/usage-tab.tsx';
import { useBilling } from '#web/features/billing/use-billing.ts';
import { ImageArchive } from '#web/features/images/image-archive.tsx';
import { CompactSettings } from '#web/features/settings/compact-settings.tsx';
import { DeletionNotice } from '#web/features/settings/deletion-notice.tsx';
import { PreferencesTab } from '#web/features/settings/preferences-tab.tsx';
import { ProfileTab } from '#web/features/settings/profile-tab.tsx';
import { SettingsFacts } from '#web/features/settings/settings-facts.tsx';
import { useSignedInSession } from '#web/lib/session.ts';
import { useMediaQuery } from '#web/lib/use-media-query.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { TabPanel, Tabs } from '#web/ui/tabs.tsx';
import { AppHeader } from './app-header.tsx';
import { SettingsNotices } from './settings-notices.tsx';

export const meta = () => [{ title: 'Settings · Vignette' }];

const TABS = [
  { value: 'profile', label: 'Profile' },
  { value: 'billing', label: 'Billing' },
  { value: 'archive', label: 'Archive' },
  { value: 'usage', label: 'Usage' },
  { value: 'preferences', label: 'Preferences' },
] as const;
type TabName = (typeof TABS)[number]['value'];

const FULL_LINK = '?tab=profile';

export default function SettingsPage() {
  const session = useSignedInSession();
  const [now] = useState(() => new Date());
  const { search } = useLocation();
  const [query, setQuery] = useSearchParams();
  const asked = TABS.find(({ value }) => value === query.get('tab'))?.value;
  const isCompact = useMediaQuery('(max-width: 767px)') && asked === undefined;
  const { data: billing } = useBilling();
  const isEnding = billing ? billing.endsAt !== null : false;
  const shared = {
    session,
    // The query stays, so that the dialog closes onto the same tab.
    accountLink: search + ACCOUNT_HASH,
    notices: <SettingsNotices billing={billing} profile={session.profile} now={now} />,
  };
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
          <SettingsFacts profile={session.profile}>
            <RenewalCount />
          </SettingsFacts>
        </PageHeader>
        <DeletionNotice profile={session.profile} />
        {isCompact ? (
          <CompactSettings {...shared} now={now} isEnding={isEnding} fullLink={FULL_LINK} />
        ) : (
          <Tabs<TabName>
            label="Settings"
            tabs={TABS}
            value={asked ?? 'profile'}
            onChange={(tab) => setQuery({ tab }, { replace: true })}
            className="settings-tabs"
          >
            <TabPanel value="profile">
              <ProfileTab {...shared} />
            </TabPanel>
            <TabPanel value="billing">
              <BillingTab />
            </TabPanel>
            <TabPanel value="archive">
              <ImageArchive />
            </TabPanel>
            <TabPanel value="usage">
              <UsageTab />
            </TabPanel>
            <TabPanel value="preferences">
              <PreferencesTab profile={session.profile} />
            </TabPanel>
          </Tabs>
        )}
      </main>
    </>
  );
}
