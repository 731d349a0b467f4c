import type { ColumnType, Generated, JSONColumnType, Selectable } from 'kysely';

import type { PaidPlanId } from '#shared/rules/billing/plans.ts';

type Stamp = ColumnType<Date, Date | undefined, Date>;

interface BillingAccountsTable {
  user_id: string;
  syncs_begun: Generated<number>;
  sync_applied: Generated<number>;
  clock_ahead_ms: Generated<number>;
  credit_cents: Generated<number>;
  next_check_at: Date | null;
  synced_at: Date | null;
}

interface SubscriptionsTable {
  id: string;
  user_id: string;
  plan_id: PaidPlanId | null;
  stripe_status: string;
  started_at: Date;
  current_period_start: Date;
  current_period_end: Date;
  cancel_at: Date | null;
  ended_at: Date | null;
  past_due_since: Date | null;
  stopped_for_deletion: Generated<boolean>;
  updated_at: Stamp;
}

interface PlanGrantsTable {
  subscription_id: string;
  month_start: Date;
  user_id: string;
  invoice_id: string;
  amount: number;
  after_seq: number;
  created_at: Stamp;
}

export type PaymentStatus =
  | 'succeeded'
  | 'pending'
  | 'failed'
  | 'refunded'
  | 'partially_refunded'
  | 'disputed';

export interface PaymentTransactionsTable {
  id: Generated<string>;
  user_id: string;
  type: Generated<string>;
  amount: number;
  currency: string;
  status: PaymentStatus;
  plan_type: string;
  credits_purchased: number;
  stripe_invoice_id: string;
  stripe_subscription_id: string | null;
  invoice_number: string | null;
  refunded_amount: Generated<number>;
  clawed_back: Generated<number>;
  receipt_url: string | null;
  covers_from: Date | null;
  covers_to: Date | null;
  created_at: Stamp;
  updated_at: Stamp;
  /** The day on which it is counted; written by the database (migration 0120). */
  booked_at: ColumnType<Date, never, never>;
  failed_at: ColumnType<Date | null, never, never>;
  recovered_at: ColumnType<Date | null, never, never>;
}

interface StripeEventsTable {
  id: string;
  type: string;
  customer_id: string | null;
  happened_at: Date;
  received_at: Stamp;
  processed_at: Date | null;
  asked_at: Date | null;
}

interface CheckoutSessionsTable {
  id: string;
  user_id: string;
  plan_id: PaidPlanId;
  url: string;
  expires_at: Date;
  created_at: Stamp;
  /** Another was begun in its place; it is closed at the provider next. */
  superseded_at: Generated<Date | null>;
}

export interface MailsTable {
  key: string;
  user_id: string | null;
  recipient: string;
  content: JSONColumnType<object>;
  attempts: Generated<number>;
  created_at: Stamp;
  claimed_at: Date | null;
  next_attempt_at: Date | null;
  sent_at: Date | null;
  /** How often a mail server has refused it. */
  refusals: Generated<number>;
  given_up_at: Date | null;
}

interface JobCursorsTable {
  name: string;
  position: number;
}

interface SandboxObjectsTable {
  id: string;
  kind: string;
  customer_id: string | null;
  body: JSONColumnType<object>;
  seq: ColumnType<number, never, never>;
}

interface SandboxRequestsTable {
  key: string;
  fingerprint: string;
  status: number;
  body: JSONColumnType<object>;
  created_at: Stamp;
}

interface SandboxDeliveriesTable {
  id: ColumnType<number, never, never>;
  event_id: string;
  attempts: Generated<number>;
  due_at: Stamp;
  delivered_at: Date | null;
}

/** The tables of migrations/0020_billing.sql. */
export interface BillingSchema {
  billing_accounts: BillingAccountsTable;
  subscriptions: SubscriptionsTable;
  plan_grants: PlanGrantsTable;
  payment_transactions: PaymentTransactionsTable;
  stripe_events: StripeEventsTable;
  checkout_sessions: CheckoutSessionsTable;
  mails: MailsTable;
  job_cursors: JobCursorsTable;
  sandbox_objects: SandboxObjectsTable;
  sandbox_requests: SandboxRequestsTable;
  sandbox_deliveries: SandboxDeliveriesTable;
}

export type Subscription = Selectable<SubscriptionsTable>;
