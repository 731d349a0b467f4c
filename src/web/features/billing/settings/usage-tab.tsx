import './usage-tab.css';
import { useState } from 'react';
import { CREDITS } from '#shared/rules/billing/credits.ts';
import { useSignedInSession } from '#web/lib/account/session.ts';
import { ProgressBar } from '#web/ui/feedback/progress-bar.tsx';
import { BillingNotices } from '#web/features/billing/billing-notices.tsx';
import { BillingSkeleton } from './billing-skeleton.tsx';
import { WhatNext } from '#web/ui/display/what-next.tsx';
import { leftText, madeText } from '#web/lib/words/say-usage.ts';
import { monthText } from '#web/features/billing/dates.ts';
import { FactsRow } from '#web/ui/display/facts-row.tsx';
import { LoadFailure } from '#web/ui/errors/load-failure.tsx';
import { planFacts } from './plan-facts.ts';
import { PlanStatus } from './plan-status.tsx';
import { useUsage } from '#web/features/billing/use-billing.ts';
import { formatCount } from '#web/lib/words/format-count.ts';

type Usage = NonNullable<ReturnType<typeof useUsage>['data']>;

/** The Usage tab of the settings (spec §2.7): this month against the plan, and the plan itself. */
export function UsageTab() {
  const { data: usage, isError, refetch } = useUsage();
  const { profile, next } = useSignedInSession();
  if (!usage) return isError ? <LoadFailure onRetry={refetch} /> : <BillingSkeleton />;
  return (
    <div className="usage">
      <BillingNotices next={next} credits={profile.credits} />
      <Month usage={usage} credits={profile.credits} />
      <section className="usage-section" aria-labelledby="usage-plan">
        <div className="usage-head">
          <h2 className="t-panel" id="usage-plan">
            Subscription
          </h2>
          <PlanStatus next={next} />
        </div>
        <FactsRow
          facts={[
            ...planFacts(next),
            { name: 'Available credits', value: formatCount(profile.credits) },
            { name: 'Images this month', value: formatCount(usage.monthlyUsed) },
          ]}
        />
        <WhatNext next={next} credits={profile.credits} />
      </section>
    </div>
  );
}

/** What remains is what can be spent: of a month's images without credits none is left. */
function Month({ usage, credits }: { usage: Usage; credits: number }) {
  const { monthlyUsed: used, monthlyLimit: limit } = usage;
  const month = { used, limit, credits };
  const isLow = credits <= CREDITS.lowOnUsage;
  const [now] = useState(() => new Date());
  return (
    <section className="usage-section" aria-labelledby="usage-month">
      <div className="usage-head">
        <h2 className="t-panel" id="usage-month">
          This month
        </h2>
        <span className="t-small">{monthText(now)}</span>
      </div>
      <div className="usage-figure">
        <p>
          <Figure text={madeText(month)} />
        </p>
        <p className={isLow ? 'usage-left is-low' : 'usage-left'}>
          <Figure text={leftText(month)} />
        </p>
      </div>
      <ProgressBar label="Images used this month" value={used} max={limit} isLarge isLow={isLow} />
      <div className="usage-scale t-meta num" aria-hidden="true">
        {scaleOf(limit).map((mark) => (
          <span key={mark}>{formatCount(mark)}</span>
        ))}
      </div>
    </section>
  );
}

/** The number large, its words small. */
function Figure({ text }: { text: string }) {
  const [number, ...words] = text.split(' ');
  return (
    <>
      <span className="num">{number}</span> {words.join(' ')}
    </>
  );
}

/** Four even steps where the limit has them, else its two ends. */
function scaleOf(limit: number): number[] {
  const step = limit / 4;
  if (!Number.isInteger(step)) return limit % 2 === 0 ? [0, limit / 2, limit] : [0, limit];
  return [0, step, 2 * step, 3 * step, limit];
}
