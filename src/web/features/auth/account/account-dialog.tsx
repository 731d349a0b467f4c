import './account-dialog.css';
import { useState } from 'react';
import type { SignedInSession } from '#web/lib/account/session.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { TabPanel, Tabs } from '#web/ui/tabs.tsx';
import { DeviceList } from './device-list.tsx';
import { EmailForm } from './email-form.tsx';
import { NameForm } from './name-form.tsx';
import { PasswordForm } from './password-form.tsx';
import { SecondStep } from './second-step/second-step.tsx';

interface AccountDialogProps {
  isOpen: boolean;
  onClose: () => void;
  session: SignedInSession;
}

const TABS = [
  { value: 'profile', label: 'Profile' },
  { value: 'security', label: 'Security' },
  { value: 'devices', label: 'Devices' },
] as const;

/** The identity menu behind 'Edit Profile & Security' (spec §2.7). */
export function AccountDialog({ isOpen, onClose, session }: AccountDialogProps) {
  const [tab, setTab] = useState<(typeof TABS)[number]['value']>('profile');
  const isHosted = session.identity.kind === 'oidc';
  const hosted = <HostedNotice providerName={session.identity.name} />;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="Profile & Security"
      description={session.user.email}
      isWide
    >
      <Tabs label="Profile & Security" tabs={TABS} value={tab} onChange={setTab}>
        <TabPanel value="profile">
          {isHosted ? hosted : <ProfileForms session={session} />}
        </TabPanel>
        <TabPanel value="security">
          {isHosted ? (
            hosted
          ) : (
            <>
              <section className="account-section">
                <PasswordForm email={session.user.email} />
              </section>
              <section className="account-section">
                <SecondStep isOn={session.user.hasTwoFactor} />
              </section>
            </>
          )}
        </TabPanel>
        <TabPanel value="devices">
          <section className="account-section">
            <DeviceList />
          </section>
        </TabPanel>
      </Tabs>
    </Dialog>
  );
}

function ProfileForms({ session }: { session: SignedInSession }) {
  return (
    <>
      <section className="account-section">
        <NameForm name={session.profile.displayName} />
      </section>
      <section className="account-section">
        <EmailForm email={session.user.email} />
      </section>
    </>
  );
}

function HostedNotice({ providerName }: { providerName: string | null }) {
  return (
    <section className="account-section">
      <Notice>
        Your name, email address and password are kept by {providerName ?? 'your identity provider'}
        .<small>Change them there; a second step is set up there, too.</small>
      </Notice>
    </section>
  );
}
