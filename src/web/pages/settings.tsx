import './settings.css';
import { ArrowLeft } from 'lucide-react';
import { useLocation, useSearchParams } from 'react-router';
import { ACCOUNT_HASH } from '#web/features/auth/account-hash.ts';
import { BillingTab } from '#web/features/billing/settings/billing-tab.tsx';
import { BillingNotices } from '#web/features/billing/billing-notices.tsx';
import { Countdown } from '#web/features/billing/countdown.tsx';
import { UsageTab } from '#web/features/billing/settings/usage-tab.tsx';
import { ImageArchive } from '#web/features/images/archive/image-archive.tsx';
import { CompactSettings } from '#web/features/settings/compact-settings.tsx';
import { PreferencesTab } from '#web/features/settings/preferences-tab.tsx';
import { ProfileTab } from '#web/features/settings/profile-tab.tsx';
import { SettingsFacts } from '#web/features/settings/settings-facts.tsx';
import { useSignedInSession } from '#web/lib/account/session.ts';
import { PHONE, useMediaQuery } from '#web/lib/hooks/use-media-query.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { TabPanel, Tabs } from '#web/ui/tabs.tsx';
import { AppHeader } from './header/app-header.tsx';

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
  const { search } = useLocation();
  const [query, setQuery] = useSearchParams();
  const asked = TABS.find(({ value }) => value === query.get('tab'))?.value;
  const isCompact = useMediaQuery(PHONE) && asked === undefined;
  const shared = {
    session,
    // The query stays, so that the dialog closes onto the same tab.
    accountLink: search + ACCOUNT_HASH,
    notices: <BillingNotices next={session.next} credits={session.profile.credits} />,
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
          <SettingsFacts session={session}>
            <Countdown next={session.next} credits={session.profile.credits} />
          </SettingsFacts>
        </PageHeader>
        {isCompact ? (
          <CompactSettings {...shared} fullLink={FULL_LINK} />
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
