import './profile-tab.css';
import { Mail, UserRoundPen } from 'lucide-react';
import type { ReactNode } from 'react';
import type { SignedInSession } from '#web/lib/account/session.ts';
import { buttonClass, ButtonLink } from '#web/ui/button.tsx';
import { FactsRow } from '#web/ui/display/facts-row.tsx';
import { OwnData } from './own-data.tsx';
import { Person } from './person.tsx';
import { planWord } from './plan-word.ts';
import { supportLink } from './support-link.ts';
import { formatCount } from '#web/lib/words/format-count.ts';

interface ProfileTabProps {
  session: SignedInSession;
  /** Where 'Edit Profile & Security' leads: the identity's own menu. */
  accountLink: string;
  /** Warnings that stand above everything else. */
  notices: ReactNode;
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
            { name: 'Available credits', value: formatCount(profile.credits) },
            {
              name: 'Current plan',
              value: planWord(session),
            },
          ]}
        />
      </section>
      <OwnData session={session} />
    </div>
  );
}
