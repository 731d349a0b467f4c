import './invoice-list.css';
import { formatCents } from '#shared/rules/billing/plans.ts';
import { Badge } from '#web/ui/display/badge.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { dayText } from '#shared/rules/days.ts';
import { LoadFailure } from '#web/ui/errors/load-failure.tsx';
import { useInvoices } from '#web/features/billing/use-billing.ts';
import type { Invoice } from '#web/features/billing/use-billing.ts';

const STATUS: Record<
  Invoice['status'],
  { label: string; tone: 'good' | 'neutral' | 'danger' | 'amber' }
> = {
  succeeded: { label: 'Paid', tone: 'good' },
  pending: { label: 'Pending', tone: 'amber' },
  failed: { label: 'Failed', tone: 'danger' },
  refunded: { label: 'Refunded', tone: 'neutral' },
  partially_refunded: { label: 'Partly refunded', tone: 'neutral' },
  disputed: { label: 'Disputed', tone: 'danger' },
};

/** Every payment with its receipt, newest first. */
export function InvoiceList() {
  const { data: invoices, isError, refetch } = useInvoices();
  if (!invoices) return isError ? <LoadFailure onRetry={refetch} /> : <Skeleton shape="control" />;
  if (invoices.length === 0) return <p>No payment transactions found.</p>;
  return (
    <ul className="invoices">
      {invoices.map((invoice) => (
        <Row key={invoice.id} invoice={invoice} />
      ))}
    </ul>
  );
}

function Row({ invoice }: { invoice: Invoice }) {
  const status = STATUS[invoice.status];
  const date = dayText(invoice.createdAt);
  return (
    <li className="invoice">
      <span className="invoice-plan">{invoice.planLabel}</span>
      <span className="invoice-date num">{date}</span>
      <span className="invoice-amount num">
        {formatCents(invoice.amountCents)}
        {invoice.refundedCents > 0 && invoice.refundedCents < invoice.amountCents && (
          <small> ({formatCents(invoice.refundedCents)} back)</small>
        )}
      </span>
      <Badge tone={status.tone}>{status.label}</Badge>
      {invoice.receiptUrl ? (
        <a
          className="link invoice-receipt"
          href={invoice.receiptUrl}
          target="_blank"
          rel="noreferrer"
          aria-label={`Receipt of ${date}, ${invoice.number ?? invoice.planLabel}`}
        >
          Receipt
        </a>
      ) : (
        <span className="invoice-receipt" />
      )}
    </li>
  );
}
