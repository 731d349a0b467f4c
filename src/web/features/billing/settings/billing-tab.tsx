import './billing-tab.css';
import { useSearchParams } from 'react-router';
import { formatCents, PLANS } from '#shared/rules/billing/plans.ts';
import type { PaidPlanId } from '#shared/rules/billing/plans.ts';
import { useSignedInSession } from '#web/lib/account/session.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { BillingNotices } from '#web/features/billing/billing-notices.tsx';
import { BillingSkeleton } from './billing-skeleton.tsx';
import { FactsRow } from '#web/ui/display/facts-row.tsx';
import { InvoiceList } from './invoice-list.tsx';
import { LoadFailure } from '#web/ui/errors/load-failure.tsx';
import { WhatNext } from '#web/ui/display/what-next.tsx';
import { planFacts } from './plan-facts.ts';
import { PlanStatus } from './plan-status.tsx';
import { SwitchDialog } from './switch-dialog.tsx';
import { useBilling } from '#web/features/billing/use-billing.ts';
import type { Billing } from '#web/features/billing/use-billing.ts';
import { useBillingActions } from '#web/features/billing/use-billing-actions.ts';
import type { BillingActions } from '#web/features/billing/use-billing-actions.ts';
import { formatCount } from '#web/lib/words/format-count.ts';

/** The Billing tab of the settings (spec §2.7): plan, status, next date, the four actions, receipts. */
export function BillingTab() {
  const { data: billing, isError, refetch } = useBilling();
  const { next, profile } = useSignedInSession();
  const actions = useBillingActions();
  if (!billing) return isError ? <LoadFailure onRetry={refetch} /> : <BillingSkeleton />;
  return (
    <div className="billing">
      <BillingNotices next={next} credits={profile.credits} />
      <section className="billing-section" aria-labelledby="billing-plan">
        <div className="billing-head">
          <h2 className="t-panel" id="billing-plan">
            Subscription
          </h2>
          <PlanStatus next={next} />
        </div>
        <FactsRow
          facts={[
            ...planFacts(next),
            ...(next.creditCents > 0
              ? [
                  {
                    name: 'Your credit',
                    value: formatCents(next.creditCents),
                    note: 'to be used first',
                  },
                ]
              : []),
            { name: 'Available credits', value: formatCount(profile.credits) },
          ]}
        />
        <WhatNext next={next} credits={profile.credits} />
        <Actions billing={billing} actions={actions} />
        {billing.isTestMode && (
          <p className="t-meta">Test mode — no money moves. Payments here are a rehearsal.</p>
        )}
      </section>
      <section className="billing-section" aria-labelledby="billing-invoices">
        <h2 className="t-panel" id="billing-invoices">
          Invoices
        </h2>
        <InvoiceList />
      </section>
    </div>
  );
}

function Actions({ billing, actions }: { billing: Billing; actions: BillingActions }) {
  const { busy, run } = actions;
  const { next } = useSignedInSession();
  const canCancel = billing.hasSubscription && next.endsAt === null;
  return (
    <div className="billing-actions">
      {billing.hasSubscription ? (
        <Button variant="primary" isBusy={busy === 'manage'} onClick={() => void run('manage')}>
          Manage Subscription
        </Button>
      ) : (
        <>
          {/* Nothing is ever charged to the operator, nor to an account that is to be deleted. */}
          {next.standing !== 'operator' && next.standing !== 'leaving' && (
            <ButtonLink variant="primary" to="/pricing" reloadDocument>
              Choose a plan
            </ButtonLink>
          )}
          <Button isBusy={busy === 'manage'} onClick={() => void run('manage')}>
            Manage Subscription
          </Button>
        </>
      )}
      {next.standing === 'ending' ? (
        <Button isBusy={busy === 'resume'} onClick={() => void run('resume')}>
          Resume Subscription
        </Button>
      ) : (
        <Button disabled={!canCancel} isBusy={busy === 'cancel'} onClick={() => void run('cancel')}>
          Cancel Subscription
        </Button>
      )}
      <SwitchAction isOffered={billing.hasSubscription} />
      <Button isBusy={busy === 'sync'} onClick={() => void run('sync')}>
        Sync Subscription Status
      </Button>
      <Button variant="text" isBusy={busy === 'portal'} onClick={() => void run('portal')}>
        Open customer portal
      </Button>
    </div>
  );
}

/** The dialog has an address of its own, so that the pricing page can lead to it. */
function SwitchAction({ isOffered }: { isOffered: boolean }) {
  const { next } = useSignedInSession();
  const [query, setQuery] = useSearchParams();
  const asked = query.get('switch');
  const other = next.planId === 'pro_monthly' ? 'pro_yearly' : 'pro_monthly';
  if (!isOffered || next.owing || next.standing === 'leaving') return null;
  const goTo = (planId?: PaidPlanId) =>
    setQuery({ tab: 'billing', ...(planId && { switch: planId }) }, { replace: true });
  return (
    <>
      <Button onClick={() => goTo(other)}>Switch to {PLANS[other].label}</Button>
      {asked === other && <SwitchDialog planId={other} onClose={() => goTo()} />}
    </>
  );
}
