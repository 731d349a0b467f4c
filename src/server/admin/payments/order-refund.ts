import type { Selectable, Transaction } from 'kysely';
import { sql } from 'kysely';

import type { Actor } from '#server/admin/audit/record-audit.ts';
import type { RefundOrder } from '#server/db/schema/admin-schema.ts';
import type { PaymentTransactionsTable } from '#server/db/schema/billing-schema.ts';
import type { Db } from '#server/db/connect.ts';
import type { Schema } from '#server/db/schema/schema.ts';
import type { Queue } from '#server/ports/queue.ts';
import { AppError } from '#shared/errors.ts';

export const REFUND_JOB = 'refund-payment';
const JOB_AFTER_S = 90;

type PaymentTransaction = Selectable<PaymentTransactionsTable>;

export interface RefundRequest {
  userId: string;
  paymentId: string;
  amountCents: number;
  /** What had been given back when the admin looked: two who refund at once must not both be right. */
  expectedRefundedCents: number;
  creditsBack: number;
  reason: string;
  idempotencyKey: string;
}

interface Ordering {
  request: RefundRequest;
  actor: Actor & { id: string };
  adminEmail: string;
}

/** Writes the order and its job; from here on the refund is brought to an end whatever happens. */
export async function orderRefund(
  { db, queue }: { db: Db; queue: Queue },
  { request, actor, adminEmail }: Ordering,
): Promise<RefundOrder> {
  if (request.userId === actor.id) throw new AppError('NOT_YOURSELF');
  return db.transaction().execute(async (trx) => {
    const payment = await lockPayment(trx, request);
    // Read after the lock: the same order, sent twice at once, is found by the second.
    const known = await findOrder(trx, request.idempotencyKey);
    if (known) return sameOrder(known, request);
    await checkPayment(trx, request, payment);
    const order = await trx
      .insertInto('refund_orders')
      .values({
        id: request.idempotencyKey,
        payment_id: request.paymentId,
        user_id: request.userId,
        amount_cents: request.amountCents,
        credits_back: request.creditsBack,
        clawed_before: payment.clawed_back,
        reason: request.reason,
        actor: JSON.stringify(actor),
        actor_email: adminEmail,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    // Done at once by whoever ordered it; the job is for the case that they die on the way.
    await queue.enqueue(trx, {
      name: REFUND_JOB,
      data: { id: order.id },
      startAfterS: JOB_AFTER_S,
    });
    return order;
  });
}

/** A provider that was silent for longer than the job asks leaves nobody without the promised money. */
export async function enqueueLeftOver({ db, queue }: { db: Db; queue: Queue }): Promise<number> {
  const left = await db
    .selectFrom('refund_orders')
    .select('id')
    .where('done_at', 'is', null)
    .where('refused_at', 'is', null)
    .where('created_at', '<', sql<Date>`now() - interval '1 hour'`)
    .execute();
  const jobs = left.map(({ id }) => ({ name: REFUND_JOB, data: { id } }));
  if (jobs.length > 0) await queue.enqueue(db, jobs);
  return jobs.length;
}

export async function findOrder(
  db: Pick<Db, 'selectFrom'>,
  id: string,
): Promise<RefundOrder | null> {
  const order = await db
    .selectFrom('refund_orders')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return order ?? null;
}

function sameOrder(known: RefundOrder, request: RefundRequest): RefundOrder {
  const isSame =
    known.payment_id === request.paymentId &&
    known.amount_cents === request.amountCents &&
    known.credits_back === request.creditsBack &&
    known.reason === request.reason;
  if (!isSame) throw new AppError('REQUEST_KEY_REUSED');
  return known;
}

async function lockPayment(
  trx: Transaction<Schema>,
  { paymentId, userId }: RefundRequest,
): Promise<PaymentTransaction> {
  const payment = await trx
    .selectFrom('payment_transactions')
    .selectAll()
    .where('id', '=', paymentId)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  if (!payment) throw new AppError('NOT_FOUND');
  return payment;
}

/** What others have ordered and not yet brought to an end counts as given back. */
async function checkPayment(
  trx: Transaction<Schema>,
  request: RefundRequest,
  payment: PaymentTransaction,
): Promise<void> {
  const { open } = await trx
    .selectFrom('refund_orders')
    .select(sql<number>`coalesce(sum(amount_cents), 0)::int`.as('open'))
    .where('payment_id', '=', payment.id)
    .where('done_at', 'is', null)
    .where('refused_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (payment.refunded_amount + open !== request.expectedRefundedCents)
    throw new AppError('REFUND_CHANGED');
  const isRefundable = ['succeeded', 'partially_refunded'].includes(payment.status);
  if (!isRefundable || request.amountCents > payment.amount - payment.refunded_amount)
    throw new AppError('REFUND_REFUSED');
}
