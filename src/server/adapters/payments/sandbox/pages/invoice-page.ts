import type { Charge, Customer, Invoice } from '#server/adapters/payments/sandbox/objects.ts';
import { formatCents } from '#shared/rules/billing/plans.ts';

import { html } from './html.ts';
import { statusBadge } from './invoice-table.ts';
import { day, page } from './layout.ts';

/** A receipt to print. */
export function invoicePage(view: {
  invoice: Invoice;
  customer: Customer;
  charge: Charge | undefined;
}): string {
  const { invoice, customer, charge } = view;
  return page(
    `Invoice ${invoice.number}`,
    html`<main class="pay">
      <div class="pay-row">
        <h1 class="t-screen">${invoice.status === 'paid' ? 'Receipt' : 'Invoice'}</h1>
        ${statusBadge(invoice, charge)}
      </div>
      <dl class="pay-facts">
        <div>
          <dt>Number</dt>
          <dd class="num">${invoice.number}</dd>
        </div>
        <div>
          <dt>Date</dt>
          <dd class="num">${day(invoice.created)}</dd>
        </div>
        <div>
          <dt>Billed to</dt>
          <dd>${customer.name}<br />${customer.email}</dd>
        </div>
      </dl>
      <dl class="pay-facts">
        ${invoice.lines.data.map(
          (line) =>
            html`<div>
              <dt>
                ${line.description}<br /><span class="num"
                  >${day(line.period.start)} to ${day(line.period.end)}</span
                >
              </dt>
              <dd class="num">${formatCents(line.amount)}</dd>
            </div>`,
        )}
        <div class="pay-total">
          <dt>${invoice.status === 'paid' ? 'Paid' : 'Due'}</dt>
          <dd class="num">${formatCents(invoice.amount_due)}</dd>
        </div>
        ${
          charge !== undefined &&
          charge.amount_refunded > 0 &&
          html`<div>
            <dt>Refunded</dt>
            <dd class="num">${formatCents(-charge.amount_refunded)}</dd>
          </div>`
        }
      </dl>
    </main>`,
    'narrow',
  );
}
