import type { ColumnType, Generated, Selectable } from 'kysely';

import type { SubscriptionTier } from '#shared/rules/account.ts';

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

/** The tables of the admin area. */
export interface AdminSchema {
  app_settings: AppSettingsTable;
  admin_audit_log: AdminAuditLogTable;
  admin_audit_head: AdminAuditHeadTable;
  profile_entries: ProfileEntriesTable;
  profile_tallies: ProfileTalliesTable;
}

export type AuditRow = Selectable<AdminAuditLogTable>;
