import type { IncomingMessage, ServerResponse } from 'node:http';

import type { SettingsSource } from '#server/admin/settings/settings-source.ts';
import type { BillingDeps } from '#server/billing/deps.ts';
import type { Config } from '#server/config.ts';
import type { Db } from '#server/db/connect.ts';
import type { RejectionCounter } from '#server/db/rate-limit/rejection-counter.ts';
import type { RateLimiter } from '#server/db/rate-limit/rate-limiter.ts';
import type { GenerationDeps } from '#server/generations/deps.ts';
import type { PictureStore } from '#server/images/store/store-picture.ts';
import type { Identity } from '#server/ports/identity.ts';
import type { Logger } from '#server/ports/logger.ts';
import type { ProfileRules } from '#server/profiles/ensure-profile.ts';
import type { WineDeps } from '#server/wines/preview-wine.ts';
import type { SystemStatus } from '#shared/contract/admin-system.ts';
import type { FindSession } from '#server/sessions/find-session.ts';

import type { Member } from '#server/http/guard/access.ts';

/** What the API's procedures may use. */
export interface ApiDeps {
  config: Config;
  db: Db;
  findSession: FindSession;
  identity: Identity;
  profileRules: ProfileRules;
  generations: GenerationDeps;
  pictureStore: PictureStore;
  wines: WineDeps;
  logger: Logger;
  billing: BillingDeps;
  settings: SettingsSource;
  systemStatus: () => Promise<SystemStatus>;
  hits: RejectionCounter;
  /** Where mails lie that are not sent. */
  mailFolder: string | null;
  rateLimiter: RateLimiter;
}

export interface ApiContext {
  requestId: string;
  req: IncomingMessage;
  res: ServerResponse;
  /** Looked up once, and only by calls that ask. */
  member: () => Promise<Member | null>;
  /** What follows is only waiting: the place among those who are answered goes to the next. */
  letGo: () => void;
}
