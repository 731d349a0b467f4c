import { planOfPrice } from '#server/adapters/payments/sandbox/catalogue.ts';
import type { CheckoutSession, Customer } from '#server/adapters/payments/sandbox/objects.ts';
import { formatCents } from '#shared/rules/billing/plans.ts';

import { cardChoice } from './card-choice.ts';
import { html } from './html.ts';
import type { Html } from './html.ts';
import { notice, page } from './layout.ts';

export interface CheckoutView {
  session: CheckoutSession;
  customer: Customer;
  refusal: string | null;
  card: string;
}

export function checkoutPage(view: CheckoutView): string {
  const plan = planOfPrice(view.session.price);
  return page(
    'Checkout',
    html`<main class="pay pay-checkout">
      ${summary(view)}
      <form class="pay-form" method="post">
        <h2 class="t-panel">Pay by card</h2>
        <dl class="pay-facts">
          <div>
            <dt>Email</dt>
            <dd>${view.customer.email}</dd>
          </div>
        </dl>
        ${view.refusal !== null && notice('danger', view.refusal)} ${cardChoice(view.card)}
        <button class="btn btn-primary btn-lg" name="step" value="pay">
          Pay ${formatCents(plan.priceCents)}
        </button>
        <a class="link pay-back" href="${view.session.cancel_url}">Back to Vignette</a>
      </form>
    </main>`,
    'wide',
  );
}

function summary({ session }: Pick<CheckoutView, 'session'>): Html {
  const plan = planOfPrice(session.price);
  return html`<section class="pay-summary">
    <p class="t-meta">Subscribe to</p>
    <h1 class="t-screen">${plan.label}</h1>
    <p class="pay-price">
      <span class="num">${formatCents(plan.priceCents, { isShort: true })}</span> per
      ${plan.interval ?? ''}
    </p>
    <dl class="pay-facts">
      <div>
        <dt>Images</dt>
        <dd>${plan.imagesPerMonth} per month</dd>
      </div>
      <div>
        <dt>Renews</dt>
        <dd>every ${plan.interval ?? ''}, until cancelled</dd>
      </div>
      <div>
        <dt>Due today</dt>
        <dd class="num">${formatCents(plan.priceCents)}</dd>
      </div>
    </dl>
  </section>`;
}

/** The bank's question in between: what 3-D Secure looks like to a buyer. */
export function authenticationPage(view: CheckoutView): string {
  return page(
    'Authenticate',
    html`<main class="pay">
      <h1 class="t-screen">Your bank asks</h1>
      <p class="t-lead">
        Is it you who is paying Vignette with the card ending in ${view.card.slice(-4)}?
      </p>
      <form class="pay-form" method="post">
        <input type="hidden" name="card" value="${view.card}" />
        <div class="pay-actions">
          <button class="btn btn-primary btn-lg" name="step" value="authenticate">
            Complete authentication
          </button>
          <button class="btn btn-line btn-lg" name="step" value="fail">Fail authentication</button>
        </div>
      </form>
    </main>`,
    'narrow',
  );
}

export function closedPage(message: string, backUrl: string): string {
  return page(
    'Checkout closed',
    html`<main class="pay">
      <h1 class="t-screen">Nothing to pay here</h1>
      <p class="t-lead">${message}</p>
      <p><a class="btn btn-line" href="${backUrl}">Back to Vignette</a></p>
    </main>`,
    'narrow',
  );
}
