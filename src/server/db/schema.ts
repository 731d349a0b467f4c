import type { ColumnType, Generated, Insertable, Selectable } from 'kysely';

import type { AdminRole, SubscriptionStatus, SubscriptionTier } from '#shared/rules/account.ts';

import type { BillingSchema } from './billing-schema.ts';

/** A timestamp that the database fills in unless told. */
type Stamp = ColumnType<Date, Date | undefined, Date>;

export interface AuthUsersTable {
  id: string;
  name: string;
  email: string;
  emailVerified: boolean;
  image: string | null;
  createdAt: Stamp;
  updatedAt: Stamp;
}

export interface AuthSessionsTable {
  id: string;
  expiresAt: Date;
  token: string;
  createdAt: Stamp;
  updatedAt: Date;
  ipAddress: string | null;
  userAgent: string | null;
  userId: string;
}

export interface ProfilesTable {
  id: Generated<string>;
  user_id: string;
  email: string;
  display_name: string;
  avatar_url: string | null;
  credits: Generated<number>;
  held: Generated<number>;
  subscription_status: Generated<SubscriptionStatus>;
  subscription_tier: Generated<SubscriptionTier>;
  subscription_end_date: Date | null;
  is_admin: Generated<boolean>;
  admin_role: AdminRole | null;
  banned: Generated<boolean>;
  ban_reason: string | null;
  ban_date: Date | null;
  last_login: Date | null;
  credits_reset_date: Date;
  welcome_pending: Generated<boolean>;
  stripe_customer_id: string | null;
  created_at: Stamp;
  updated_at: Stamp;
}

export interface WelcomeGrantsTable {
  address_hmac: string;
  user_id: string;
  granted_at: Stamp;
}

export interface CreditHistoryTable {
  id: Generated<string>;
  seq: ColumnType<number, never, never>;
  user_id: string;
  change_reason: string;
  change_amount: number;
  previous_credits: number;
  new_credits: number;
  admin_email: string | null;
  reference: string;
  created_at: ColumnType<Date, Date | undefined, never>;
}

export interface RateLimitsTable {
  key: string;
  window_start: Date;
  count: number;
}

export interface Schema extends BillingSchema {
  auth_users: AuthUsersTable;
  auth_sessions: AuthSessionsTable;
  profiles: ProfilesTable;
  welcome_grants: WelcomeGrantsTable;
  credit_history: CreditHistoryTable;
  rate_limits: RateLimitsTable;
}

export type Profile = Selectable<ProfilesTable>;
export type NewProfile = Insertable<ProfilesTable>;
