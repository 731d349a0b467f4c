import type { Charge, Invoice } from '#server/adapters/payments/sandbox/objects.ts';
import { formatCents } from '#shared/rules/billing/plans.ts';

import { html } from './html.ts';
import type { Html } from './html.ts';
import { day } from './layout.ts';

export function invoiceTable({
  invoices,
  charges,
}: {
  invoices: Invoice[];
  charges: Charge[];
}): Html {
  if (invoices.length === 0) return html`<p>No invoices yet.</p>`;
  return html`<ul class="invoice-list">
    ${invoices.map((invoice) => row(invoice, chargeFor(invoice, charges)))}
  </ul>`;
}

function chargeFor(invoice: Invoice, charges: Charge[]): Charge | undefined {
  const intent = invoice.payments.data[0]?.payment.payment_intent;
  return charges.find((charge) => charge.payment_intent === intent);
}

function row(invoice: Invoice, charge: Charge | undefined): Html {
  return html`<li>
    <a class="link num" href="${invoice.hosted_invoice_url}">${invoice.number}</a>
    <span class="num">${day(invoice.created)}</span>
    <span class="num">${formatCents(invoice.amount_due)}</span>
    ${statusBadge(invoice, charge)}
    <form method="post">
      <input type="hidden" name="invoice" value="${invoice.id}" />
      ${
        invoice.status === 'open' &&
        html`<button class="btn btn-primary btn-sm" name="action" value="pay">Pay now</button>`
      }
      ${
        charge &&
        !charge.refunded &&
        !charge.disputed &&
        html`<button class="btn btn-text btn-sm" name="action" value="refund">Refund</button>
          <button class="btn btn-text btn-sm" name="action" value="dispute">Dispute</button>`
      }
    </form>
  </li>`;
}

export function statusBadge(invoice: Invoice, charge: Charge | undefined): Html {
  if (charge?.disputed) return html`<span class="badge badge-danger">Disputed</span>`;
  if (charge?.refunded) return html`<span class="badge">Refunded</span>`;
  if (invoice.status === 'paid') return html`<span class="badge badge-good">Paid</span>`;
  return html`<span class="badge badge-danger"
    >${invoice.status === 'open' ? 'Payment failed' : 'Not collected'}</span
  >`;
}
