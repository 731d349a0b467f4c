import type { ColumnType, Generated, Selectable } from 'kysely';

import type { AdminRole, SubscriptionStatus, SubscriptionTier } from '#shared/rules/account.ts';
import type { WineStyle } from '#shared/rules/pictures/gallery.ts';
import type { KeptShot } from '#shared/rules/pictures/outlets.ts';
import type {
  FailureCode,
  GenerationState,
  PictureSizeId,
  StyleId,
  PictureContents,
} from '#shared/rules/pictures/generation.ts';

import type { AdminSchema } from './admin-schema.ts';
import type { BillingSchema } from './billing-schema.ts';
import type { WinesSchema } from './wines-schema.ts';

export type { PictureSet } from './wines-schema.ts';

/** A timestamp that the database fills in unless told. */
type Stamp = ColumnType<Date, Date | undefined, Date>;

export interface AuthUsersTable {
  id: string;
  name: string;
  email: string;
  emailVerified: boolean;
  image: string | null;
  twoFactorEnabled: Generated<boolean>;
  createdAt: Stamp;
  updatedAt: Stamp;
}

export interface AuthSessionsTable {
  id: string;
  expiresAt: Date;
  /** The token's fingerprint; the token itself is only in its browser. */
  token: string;
  /** When whoever uses it last gave the password or a code. */
  confirmedAt: Stamp;
  createdAt: Stamp;
  updatedAt: Date;
  ipAddress: string | null;
  userAgent: string | null;
  userId: string;
}

/** Sessions that a ban ended. */
export interface ShutOutSessionsTable {
  token: string;
  user_id: string;
  shut_out_at: Stamp;
}

/** Of the sign-in library's columns only those that we read. */
export interface AuthAccountsTable {
  id: string;
  accountId: string;
  providerId: string;
  userId: string;
  /** Its hash; null where nobody can sign in by one. */
  password: string | null;
}

export interface AuthVerificationsTable {
  id: string;
  identifier: string;
  value: string;
  expiresAt: Date;
}

export interface EmailChangesTable {
  id: Generated<string>;
  user_id: string;
  old_email: string;
  new_email: string;
  changed_at: Stamp;
  undone_at: Date | null;
}

/** Who at the hosted provider is the operator, for good. */
export interface OperatorIdentityTable {
  is_only: Generated<boolean>;
  account_id: string;
  bound_at: Stamp;
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
  sample_wines_given: Generated<boolean>;
  stripe_customer_id: string | null;
  email_notices: Generated<boolean>;
  default_style_id: StyleId | null;
  default_size: PictureSizeId | null;
  deletion_requested_at: Date | null;
  erasing_since: Date | null;
  erased_at: Date | null;
  created_at: Stamp;
  updated_at: Stamp;
}

export interface WelcomeGrantsTable {
  address_hmac: string;
  /** Of a domain that belongs to somebody; null for a public mail provider. */
  domain_hmac: string | null;
  /** Of the network that the account was made from. */
  network_hmac: string | null;
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

export interface GenerationsTable {
  id: Generated<string>;
  user_id: string;
  idempotency_key: string;
  variation: Generated<number>;
  request_hash: string;
  prompt: string;
  style_id: StyleId;
  size: PictureSizeId;
  seed: number | null;
  cost: Generated<number>;
  state: Generated<GenerationState>;
  attempt: Generated<number>;
  progress: Generated<number>;
  preview_version: Generated<number>;
  /** Counted by a trigger. */
  version: ColumnType<number, never, never>;
  error_code: FailureCode | null;
  deadline_at: Date;
  created_at: Stamp;
  started_at: Date | null;
  finished_at: Date | null;
  updated_at: Stamp;
  image_deleted_at: Date | null;
  wine_id: string | null;
  set_id: string | null;
  shot: ColumnType<KeptShot | null, string | null, never>;
}

export interface GenerationPreviewsTable {
  generation_id: string;
  version: number;
  mime: string;
  bytes: Buffer;
  created_at: Stamp;
}

export interface GeneratedImagesTable {
  id: Generated<string>;
  user_id: string;
  generation_id: string | null;
  prompt: string;
  prompt_key: ColumnType<string, never, never>;
  image_url: string;
  storage_key: string;
  mime: string;
  bytes: number;
  size: PictureSizeId;
  width: number;
  height: number;
  thumbhash: string;
  style_id: StyleId;
  wine_style: WineStyle;
  grape: Generated<string | null>;
  region: Generated<string | null>;
  vintage: Generated<number | null>;
  /** Grape, region and vintage in a row, for the search. */
  facts: ColumnType<string, never, never>;
  seed: number | null;
  scene: ColumnType<PictureContents | null, string | null, string | null>;
  api: string;
  wine_id: string | null;
  wine_title: string | null;
  has_avif: Generated<boolean>;
  is_favorite: Generated<boolean>;
  created_at: Stamp;
  updated_at: Stamp;
  deleted_at: Date | null;
}

export interface RemovedPicturesTable {
  storage_key: string;
  removed_at: Stamp;
}

export interface Schema extends BillingSchema, AdminSchema, WinesSchema {
  auth_users: AuthUsersTable;
  auth_sessions: AuthSessionsTable;
  auth_accounts: AuthAccountsTable;
  shut_out_sessions: ShutOutSessionsTable;
  auth_verifications: AuthVerificationsTable;
  email_changes: EmailChangesTable;
  operator_identity: OperatorIdentityTable;
  profiles: ProfilesTable;
  welcome_grants: WelcomeGrantsTable;
  credit_history: CreditHistoryTable;
  rate_limits: RateLimitsTable;
  generations: GenerationsTable;
  generation_previews: GenerationPreviewsTable;
  generated_images: GeneratedImagesTable;
  removed_pictures: RemovedPicturesTable;
}

export type Profile = Selectable<ProfilesTable>;
export type Generation = Selectable<GenerationsTable>;
export type GeneratedImage = Selectable<GeneratedImagesTable>;
