import { planOfPrice, sandboxPriceIds } from '#server/adapters/payments/sandbox/catalogue.ts';
import type {
  Charge,
  Customer,
  Invoice,
  PortalSession,
  Subscription,
} from '#server/adapters/payments/sandbox/objects.ts';
import { itemOf } from '#server/adapters/payments/sandbox/subscriptions.ts';
import { formatCents, PAID_PLAN_IDS, PLANS } from '#shared/rules/billing/plans.ts';
import type { PaidPlanId } from '#shared/rules/billing/plans.ts';

import { cardChoice } from './card-choice.ts';
import { html } from './html.ts';
import type { Html } from './html.ts';
import { invoiceTable } from './invoice-table.ts';
import { day, notice, page } from './layout.ts';
import { testBench } from './test-bench.ts';

export interface PortalView {
  hasTestBench: boolean;
  session: PortalSession;
  customer: Customer;
  now: number;
  subscription: Subscription | null;
  invoices: Invoice[];
  charges: Charge[];
  notice: string | null;
  /** Asks for confirmation of a cancellation instead of showing the overview. */
  isCancelling: boolean;
  /** Asks whether to pay for another plan, with the amount. */
  switching: { planId: PaidPlanId; dueCents: number; creditCents: number } | null;
}

export function portalPage(view: PortalView): string {
  const { session } = view;
  const body = question(view) ?? overview(view);
  return page(
    'Manage subscription',
    html`<main class="pay pay-portal">
      <p><a class="link" href="${session.return_url}">Return to Vignette</a></p>
      <h1 class="t-screen">Manage subscription</h1>
      ${view.notice !== null && notice('quiet', view.notice)} ${body}
    </main>`,
    'middle',
  );
}

function overview(view: PortalView): Html {
  const { subscription, customer } = view;
  return html`${subscription ? current(subscription) : nothing()}
    <section>
      <h2 class="t-panel">Payment method</h2>
      <form class="pay-form" method="post">
        <p>
          ${customer.card ? `${customer.card.brand} ending in ${customer.card.last4}` : 'No card yet'}
        </p>
        <details class="pay-more">
          <summary class="link">Update card</summary>
          ${cardChoice(customer.card?.number ?? '4242424242424242')}
          <button class="btn btn-line" name="action" value="card">Save card</button>
        </details>
      </form>
    </section>
    <section>
      <h2 class="t-panel">Invoices</h2>
      ${invoiceTable(view)}
    </section>
    ${view.hasTestBench && testBench(view)}`;
}

function nothing(): Html {
  return html`<section>
    <p>There is no running subscription. <a class="link" href="/pricing">See the plans</a></p>
  </section>`;
}

function current(subscription: Subscription): Html {
  const item = itemOf(subscription);
  const plan = planOfPrice(item.price.id);
  const end = day(item.current_period_end);
  const isEnding = subscription.cancel_at_period_end;
  const isPastDue = subscription.status === 'past_due';
  return html`<section>
    <div class="pay-row">
      <h2 class="t-panel">${plan.label}</h2>
      ${
        isPastDue
          ? html`<span class="badge badge-danger">Payment failed</span>`
          : isEnding
            ? html`<span class="badge badge-amber">Cancels ${end}</span>`
            : html`<span class="badge badge-good">Active</span>`
      }
    </div>
    <p>
      ${formatCents(plan.priceCents)} per ${plan.interval ?? ''}, ${isEnding ? 'ends' : 'renews'} on
      ${end}
    </p>
    <form class="pay-actions" method="post">
      ${PAID_PLAN_IDS.filter((id) => sandboxPriceIds[id] !== item.price.id).map(
        (id) =>
          html`<button class="btn btn-line" name="action" value="ask-switch:${id}">
            Switch to ${PLANS[id].label}
          </button>`,
      )}
      ${
        isEnding
          ? html`<button class="btn btn-primary" name="action" value="resume">
              Resume subscription
            </button>`
          : html`<button class="btn btn-text" name="action" value="ask-cancel">
              Cancel subscription
            </button>`
      }
    </form>
  </section>`;
}

function question({ isCancelling, switching, subscription }: PortalView): Html | null {
  if (switching) return switchQuestion(switching);
  return isCancelling && subscription ? cancelQuestion(subscription) : null;
}

function switchQuestion({ planId, dueCents, creditCents }: Switching): Html {
  const plan = PLANS[planId];
  return html`<section>
    <h2 class="t-panel">Switch to ${plan.label}?</h2>
    <p>
      Today ${formatCents(dueCents)}, then ${formatCents(plan.priceCents)} per ${plan.interval}.
      ${creditCents > 0 && `${formatCents(creditCents)} stays as credit and is used first. `}The
      credits you have stay yours.
    </p>
    <form class="pay-actions" method="post">
      <button class="btn btn-primary" name="action" value="switch:${planId}">
        ${dueCents > 0 ? `Pay ${formatCents(dueCents)} and switch` : `Switch to ${plan.label}`}
      </button>
      <button class="btn btn-line" name="action" value="keep">Keep my plan</button>
    </form>
  </section>`;
}
type Switching = NonNullable<PortalView['switching']>;

function cancelQuestion(subscription: Subscription): Html {
  const end = day(itemOf(subscription).current_period_end);
  return html`<section>
    <h2 class="t-panel">Cancel your plan?</h2>
    <p>It stays active until ${end} and is not renewed. The credits you have stay yours.</p>
    <form class="pay-actions" method="post">
      <button class="btn btn-danger" name="action" value="cancel">Cancel subscription</button>
      <button class="btn btn-line" name="action" value="keep">Keep my plan</button>
    </form>
  </section>`;
}
