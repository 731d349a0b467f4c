import type { Customer } from '#server/adapters/payments/sandbox/objects.ts';

import { html } from './html.ts';
import type { Html } from './html.ts';
import { day } from './layout.ts';

const FAULT_LABELS = {
  duplicate: 'Send every webhook twice',
  reorder: 'Send webhooks out of order',
  drop: 'Lose all webhooks',
} as const;

/** What a real provider does not offer its customers: time travel and bad weather. */
export function testBench({ customer, now }: { customer: Customer; now: number }): Html {
  const boxes = (Object.keys(FAULT_LABELS) as (keyof typeof FAULT_LABELS)[]).map(
    (name) =>
      html`<label class="bench-box">
        <input
          class="check"
          type="checkbox"
          name="${name}"
          ${customer.delivery_faults[name] && CHECKED}
        />
        ${FAULT_LABELS[name]}
      </label>`,
  );
  return html`<section class="bench">
    <h2 class="t-panel">Test bench</h2>
    <p>For this customer it is <b class="num">${day(now)}</b>. Time only moves forward.</p>
    <form class="pay-actions" method="post">
      <button class="btn btn-line" name="action" value="clock:day">One day on</button>
      <button class="btn btn-line" name="action" value="clock:month">One month on</button>
      <button class="btn btn-line" name="action" value="clock:renewal">To the next renewal</button>
    </form>
    <form class="bench-form" method="post">
      ${boxes}
      <button class="btn btn-line" name="action" value="faults">Save</button>
    </form>
  </section>`;
}

const CHECKED: Html = { markup: 'checked' };
