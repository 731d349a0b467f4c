import './profile-tab.css';
import { Mail, UserRoundPen } from 'lucide-react';
import type { ReactNode } from 'react';
import { isPro } from '#shared/rules/account.ts';
import type { SignedInSession } from '#web/lib/account/session.ts';
import { buttonClass, ButtonLink } from '#web/ui/button.tsx';
import { FactsRow } from '#web/ui/display/facts-row.tsx';
import { OwnData } from './own-data.tsx';
import { Person } from './person.tsx';
import { supportLink } from './support-link.ts';

interface ProfileTabProps {
  session: SignedInSession;
  /** Where 'Edit Profile & Security' leads: the identity's own menu. */
  accountLink: string;
  /** Warnings that stand above everything else. */
  notices: ReactNode;
}

function planOf({ next, profile }: SignedInSession): string {
  if (next.standing === 'operator') return 'Operator';
  return isPro(profile.subscriptionStatus) ? 'Pro' : 'Free';
}

/** The Profile tab of the settings (spec §2.7). */
export function ProfileTab({ session, accountLink, notices }: ProfileTabProps) {
  const { profile } = session;
  return (
    <div className="profile-tab">
      {notices}
      <section className="profile-head" aria-label="Profile">
        <Person profile={profile} />
        <div className="profile-actions">
          <ButtonLink to={accountLink}>
            <UserRoundPen className="icon icon-sm" aria-hidden="true" />
            Edit Profile &amp; Security
          </ButtonLink>
          <a className={buttonClass()} href={supportLink(session)}>
            <Mail className="icon icon-sm" aria-hidden="true" />
            Contact Support
          </a>
        </div>
      </section>
      <section className="profile-section" aria-labelledby="profile-statistics">
        <h2 className="t-panel" id="profile-statistics">
          Statistics
        </h2>
        <FactsRow
          facts={[
            { name: 'Available credits', value: profile.credits.toLocaleString('en-US') },
            {
              name: 'Current plan',
              value: planOf(session),
            },
          ]}
        />
      </section>
      <OwnData session={session} />
    </div>
  );
}
