import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

import { withinDays } from '#server/admin/within-days.ts';
import { isSelectedUser } from '#server/admin/users/select-users.ts';
import type { ExportQuery } from '#shared/contract/admin-exports.ts';
import type { ExportDataset } from '#shared/rules/admin/exports.ts';

interface Dataset {
  /** The columns of the file, in its order; the query selects them by these names. */
  columns: readonly string[];
  table: RawBuilder<unknown>;
  where: (query: ExportQuery) => RawBuilder<boolean>;
  orderBy: RawBuilder<unknown>;
}

const days = (column: RawBuilder<unknown>) => (query: ExportQuery) => withinDays(column, query);

/**
 * What each file holds. People stand in one of them, users; all others name them by `user_id` alone.
 * Secrets, storage keys and fingerprints are in none.
 */
export const DATASETS: Record<ExportDataset, Dataset> = {
  users: {
    columns: [
      'user_id',
      'email',
      'display_name',
      'credits',
      'held',
      'subscription_status',
      'subscription_tier',
      'subscription_end_date',
      'is_admin',
      'admin_role',
      'banned',
      'ban_reason',
      'ban_date',
      'last_login',
      'credits_reset_date',
      'deletion_requested_at',
      'created_at',
    ],
    table: sql`profiles`,
    // As many as are counted everywhere: an erased account is nobody's, and has no line.
    where: (query) => {
      const chosen = query.filter ? isSelectedUser(query.filter) : sql`erased_at is null`;
      return sql`${withinDays(sql`created_at`, query)} and ${chosen}`;
    },
    orderBy: sql`created_at, id`,
  },
  images: {
    columns: [
      'id',
      'user_id',
      'generation_id',
      'prompt',
      'style_id',
      'wine_style',
      'size',
      'width',
      'height',
      'mime',
      'bytes',
      'seed',
      'api',
      'is_favorite',
      'created_at',
      'deleted_at',
    ],
    table: sql`generated_images i`,
    where: days(sql`i.created_at`),
    orderBy: sql`i.created_at, i.id`,
  },
  ledger: {
    columns: [
      'id',
      'seq',
      'user_id',
      'change_reason',
      'change_amount',
      'previous_credits',
      'new_credits',
      'admin_email',
      'reference',
      'created_at',
    ],
    table: sql`credit_history h`,
    where: days(sql`h.created_at`),
    orderBy: sql`h.created_at, h.seq`,
  },
  payments: {
    columns: [
      'id',
      'user_id',
      'type',
      'amount',
      'currency',
      'status',
      'plan_type',
      'credits_purchased',
      'refunded_amount',
      'clawed_back',
      'stripe_invoice_id',
      'stripe_subscription_id',
      'invoice_number',
      'covers_from',
      'covers_to',
      'created_at',
      'booked_at',
    ],
    table: sql`payment_transactions t`,
    where: days(sql`t.booked_at`),
    orderBy: sql`t.booked_at, t.id`,
  },
  audit: {
    columns: [
      'seq',
      'id',
      'created_at',
      'actor_id',
      'action',
      'target_type',
      'target_id',
      'reason',
      'details',
      'before',
      'after',
      'ip',
      'user_agent',
      'previous_hash',
      'hash',
    ],
    table: sql`admin_audit_log a`,
    where: days(sql`a.created_at`),
    orderBy: sql`a.seq`,
  },
};
