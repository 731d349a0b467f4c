import { sql } from 'kysely';

import { readWhatNext } from '#server/billing/entitlement/read-what-next.ts';
import type { Db } from '#server/db/connect.ts';
import type { Profile } from '#server/db/schema/schema.ts';
import { toImageView } from '#server/images/image-view.ts';
import type { UserDetail } from '#shared/contract/admin-users.ts';
import { AppError } from '#shared/errors.ts';
import { USER_DETAIL } from '#shared/rules/admin/admin.ts';
import { planLabel } from '#shared/rules/admin/admin-payments.ts';

import { viewUser } from './view-users.ts';

/** What the detail dialog shows of one user (spec §2.10, §9). */
export async function findUser(db: Db, userId: string): Promise<UserDetail> {
  const profile = await findProfile(db, userId);
  const [images, creditHistory, transactions, paidCents, next] = await Promise.all([
    latestImages(db, userId),
    latestCredits(db, userId),
    latestTransactions(db, userId),
    readPaid(db, userId),
    readWhatNext(db, profile),
  ]);
  return {
    user: await viewUser(db, profile),
    next,
    paidCents,
    images,
    creditHistory,
    transactions,
  };
}

async function findProfile(db: Db, userId: string): Promise<Profile> {
  const profile = await db
    .selectFrom('profiles')
    .selectAll()
    .where('user_id', '=', userId)
    .where('erased_at', 'is', null)
    .executeTakeFirst();
  if (!profile) throw new AppError('NOT_FOUND');
  return profile;
}

async function latestImages(db: Db, userId: string): Promise<UserDetail['images']> {
  const rows = await db
    .selectFrom('generated_images')
    .selectAll()
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(USER_DETAIL.images)
    .execute();
  return rows.map(toImageView);
}

async function latestCredits(db: Db, userId: string): Promise<UserDetail['creditHistory']> {
  const rows = await db
    .selectFrom('credit_history')
    .selectAll()
    .where('user_id', '=', userId)
    .where('change_amount', '<>', 0)
    .orderBy('seq', 'desc')
    .limit(USER_DETAIL.creditEntries)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    changeReason: row.change_reason,
    changeAmount: row.change_amount,
    previousCredits: row.previous_credits,
    newCredits: row.new_credits,
    adminEmail: row.admin_email,
    createdAt: row.created_at.toISOString(),
  }));
}

async function latestTransactions(db: Db, userId: string): Promise<UserDetail['transactions']> {
  const rows = await db
    .selectFrom('payment_transactions')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(USER_DETAIL.transactions)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    type: row.type,
    amountCents: row.amount,
    refundedCents: row.refunded_amount,
    status: row.status,
    planLabel: planLabel(row.plan_type),
    creditsPurchased: row.credits_purchased,
    createdAt: row.created_at.toISOString(),
  }));
}

/** As revenue is counted: what a bank disputes is not given up yet. */
async function readPaid(db: Db, userId: string): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    select coalesce(sum(amount - refunded_amount), 0)::bigint as cents from payment_transactions
    where user_id = ${userId} and is_paid(status)`.execute(db);
  return rows[0]?.cents ?? 0;
}
