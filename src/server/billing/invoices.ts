import type { Db } from '#server/db/connect.ts';
import type { InvoiceView } from '#shared/contract/billing.ts';
import { isPaidPlan, PLANS } from '#shared/rules/billing/plans.ts';

const LIMIT = 60;
/** Whoever has not paid has no receipt. */
const UNPAID = new Set(['failed', 'pending']);

/** The payments of one user, newest first: five years of months. */
export async function listInvoices(db: Db, userId: string): Promise<InvoiceView[]> {
  const rows = await db
    .selectFrom('payment_transactions')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(LIMIT)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    number: row.invoice_number,
    createdAt: row.created_at.toISOString(),
    amountCents: row.amount,
    refundedCents: row.refunded_amount,
    status: row.status,
    planLabel: isPaidPlan(row.plan_type) ? PLANS[row.plan_type].label : row.plan_type,
    receiptUrl: UNPAID.has(row.status) ? null : row.receipt_url,
  }));
}
