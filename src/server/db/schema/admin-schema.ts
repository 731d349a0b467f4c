import type { ColumnType, Generated, JSONColumnType, Selectable } from 'kysely';

import type { ExportQuery } from '#shared/contract/admin-exports.ts';
import type { UserFilter } from '#shared/contract/admin-users.ts';
import type { SubscriptionTier } from '#shared/rules/account.ts';
import type { ExportDataset, ExportFormat } from '#shared/rules/admin/exports.ts';
import type { SignInFailure } from '#shared/rules/admin/security.ts';

type Stamp = ColumnType<Date, Date | undefined, Date>;

/** JSON goes in as text and comes out parsed. */
type Json = ColumnType<Record<string, unknown> | null, string | null, never>;

interface AdminAuditLogTable {
  id: Generated<string>;
  seq: number;
  created_at: Date;
  actor_id: string | null;
  action: string;
  target_type: string;
  target_id: string | null;
  reason: string | null;
  details: Json;
  before: Json;
  after: Json;
  ip: string | null;
  user_agent: string | null;
  idempotency_key: string | null;
  previous_hash: string;
  hash: string;
}

interface AdminAuditHeadTable {
  is_only: Generated<boolean>;
  count: number;
  hash: string;
}

interface AppSettingsTable {
  is_only: Generated<boolean>;
  version: Generated<number>;
  sign_ups_open: Generated<boolean>;
  admins_need_two_factor: Generated<boolean>;
  maintenance_notice: string | null;
  announcement: string | null;
  announcement_link: string | null;
  updated_at: Generated<Date>;
}

interface ProfileEntriesTable {
  profile_id: string;
  entry: string;
}

interface ProfileTalliesTable {
  banned: boolean;
  subscription_tier: SubscriptionTier;
  change: number;
}

interface BulkGrantsTable {
  id: string;
  actor_id: string;
  actor_email: string;
  filter: JSONColumnType<UserFilter>;
  amount: number;
  reason: string;
  members: number;
  granted: Generated<number>;
  skipped: Generated<number>;
  created_at: Stamp;
  finished_at: Date | null;
  cancelled_at: Date | null;
  cancelled_by: string | null;
  reversal_of: string | null;
  reversed_by: string | null;
  taken: Generated<number>;
}

interface RefundOrdersTable {
  id: string;
  payment_id: string;
  user_id: string;
  amount_cents: number;
  credits_back: number;
  clawed_before: number;
  reason: string;
  actor: JSONColumnType<Actor>;
  actor_email: string;
  created_at: Stamp;
  done_at: Date | null;
  refused_at: Date | null;
  credits_taken: number | null;
}

/** Who asked, and from where, as the audit log keeps it. */
interface Actor {
  id: string;
  ip: string | null;
  userAgent: string | null;
}

interface BulkGrantMembersTable {
  bulk_id: string;
  profile_id: string;
}

/** What a run of the verifier found; `fault` names the first broken row. */
export interface LedgerCheckReport {
  fault: { promise: string; row: string; detail: string } | null;
  profiles: number;
  entries: number;
  openHolds: number;
}

interface LedgerChecksTable {
  id: Generated<string>;
  actor_id: string | null;
  requested_at: Stamp;
  started_at: Date | null;
  finished_at: Date | null;
  report: JSONColumnType<LedgerCheckReport> | null;
}

interface FailedSignInsTable {
  id: Generated<string>;
  failed_at: Stamp;
  user_id: string | null;
  address_hmac: string;
  reason: SignInFailure;
  ip: string | null;
  user_agent: string | null;
}

interface RateLimitHitsTable {
  hour: Date;
  scope: string;
  count: number;
}

interface DataExportsTable {
  id: Generated<string>;
  actor_id: string;
  dataset: ExportDataset;
  format: ExportFormat;
  query: JSONColumnType<ExportQuery>;
  created_at: Stamp;
}

/** The tables of the admin area. */
export interface AdminSchema {
  app_settings: AppSettingsTable;
  admin_audit_log: AdminAuditLogTable;
  admin_audit_head: AdminAuditHeadTable;
  profile_entries: ProfileEntriesTable;
  profile_tallies: ProfileTalliesTable;
  bulk_grants: BulkGrantsTable;
  bulk_grant_members: BulkGrantMembersTable;
  refund_orders: RefundOrdersTable;
  ledger_checks: LedgerChecksTable;
  failed_sign_ins: FailedSignInsTable;
  rate_limit_hits: RateLimitHitsTable;
  data_exports: DataExportsTable;
}

export type AuditRow = Selectable<AdminAuditLogTable>;
export type BulkGrant = Selectable<BulkGrantsTable>;
export type RefundOrder = Selectable<RefundOrdersTable>;
export type LedgerCheck = Selectable<LedgerChecksTable>;
export type DataExport = Selectable<DataExportsTable>;
