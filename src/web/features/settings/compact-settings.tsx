import './compact-settings.css';
import { useQuery } from '@tanstack/react-query';
import { Mail, Settings, UserRoundPen } from 'lucide-react';
import type { ReactNode } from 'react';
import { isOfferedPlans, isPro } from '#shared/rules/account.ts';
import { planName } from '#shared/rules/billing/say-what-next.ts';
import { queries } from '#web/lib/requests/api.ts';
import type { SignedInSession } from '#web/lib/account/session.ts';
import { leftText, madeText } from '#web/lib/words/say-usage.ts';
import { Badge } from '#web/ui/display/badge.tsx';
import { buttonClass, ButtonLink } from '#web/ui/button.tsx';
import { LoadFailure } from '#web/ui/errors/load-failure.tsx';
import { ProgressBar } from '#web/ui/feedback/progress-bar.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { WhatNext } from '#web/ui/display/what-next.tsx';
import { Person } from './person.tsx';
import { supportLink } from './support-link.ts';
import { planWord } from './plan-word.ts';

interface CompactSettingsProps {
  session: SignedInSession;
  accountLink: string;
  fullLink: string;
  notices: ReactNode;
}

/** The settings on a narrow screen (spec §2.7): the account on one page, everything else one tap away. */
export function CompactSettings(props: CompactSettingsProps) {
  const { session, accountLink, fullLink, notices } = props;
  return (
    <div className="compact">
      {notices}
      <section aria-label="Profile">
        <Person profile={session.profile} />
      </section>
      <PlanCard session={session} />
      <MonthCard credits={session.profile.credits} />
      <section aria-labelledby="compact-actions">
        <h2 className="visually-hidden" id="compact-actions">
          Quick actions
        </h2>
        <div className="compact-actions">
          <ButtonLink to={accountLink}>
            <UserRoundPen className="icon icon-sm" aria-hidden="true" />
            Edit Profile &amp; Security
          </ButtonLink>
          <ButtonLink to={fullLink}>
            <Settings className="icon icon-sm" aria-hidden="true" />
            View Full Settings
          </ButtonLink>
          <a className={buttonClass()} href={supportLink(session)}>
            <Mail className="icon icon-sm" aria-hidden="true" />
            Contact Support
          </a>
        </div>
      </section>
    </div>
  );
}

function PlanCard({ session }: { session: SignedInSession }) {
  const { profile, next } = session;
  const isProUser = isPro(profile.subscriptionStatus);
  return (
    <section className="compact-card" aria-labelledby="compact-plan">
      <div className="compact-head">
        <h2 className="t-card" id="compact-plan">
          Current plan
        </h2>
        <Badge tone={isProUser ? 'gold' : 'neutral'}>{planWord(session).toUpperCase()}</Badge>
      </div>
      <p>{planName(next)}</p>
      <WhatNext next={next} credits={profile.credits} />
      {isOfferedPlans(profile) && (
        <a className={buttonClass({ variant: 'primary' })} href="/pricing">
          Get Unlimited Credits
        </a>
      )}
    </section>
  );
}

function MonthCard({ credits }: { credits: number }) {
  const { data: usage, isError, refetch } = useQuery(queries.images.usage.queryOptions());
  const month = usage && { used: usage.monthlyUsed, limit: usage.monthlyLimit, credits };
  return (
    <section className="compact-card" aria-labelledby="compact-month">
      <div className="compact-head">
        <h2 className="t-card" id="compact-month">
          This month
        </h2>
        {month && <span className="num">{madeText(month)}</span>}
      </div>
      {usage && month ? (
        <>
          <ProgressBar
            label="Images used this month"
            value={usage.monthlyUsed}
            max={usage.monthlyLimit}
          />
          <p className="t-meta num">{leftText(month)}</p>
        </>
      ) : isError ? (
        <LoadFailure onRetry={refetch} />
      ) : (
        <Skeleton />
      )}
    </section>
  );
}
