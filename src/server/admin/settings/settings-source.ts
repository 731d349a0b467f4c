import type { Db } from '#server/db/connect.ts';
import type { Logger } from '#server/ports/logger.ts';
import type { AppSettings } from '#shared/contract/admin-settings.ts';
import { SETTINGS } from '#shared/rules/admin/settings.ts';

import { readSettings } from './app-settings.ts';

/** The settings as every page and every session asks for them: from memory, a few seconds old at most. */
export interface SettingsSource {
  current(): Promise<AppSettings>;
  /** After a change in this process; other instances follow within seconds. */
  forget(): void;
}

/** Until the database has answered once: the product as it is without an operator. */
const DEFAULTS: AppSettings = {
  version: 0,
  signUpsOpen: true,
  adminsNeedTwoFactor: false,
  maintenanceNotice: null,
  announcement: null,
  announcementLink: null,
  updatedAt: new Date(0).toISOString(),
};

export function createSettingsSource({ db, logger }: { db: Db; logger: Logger }): SettingsSource {
  let latest = Promise.resolve(DEFAULTS);
  let readAt = -Infinity;
  return {
    current: () => {
      if (performance.now() - readAt < SETTINGS.freshMs) return latest;
      readAt = performance.now();
      const before = latest;
      latest = readSettings(db).catch((error: unknown) => {
        // Pages are served without a database; they then say what they said before.
        logger.warn({ err: error }, 'the settings could not be read');
        return before;
      });
      return latest;
    },
    forget: () => {
      readAt = -Infinity;
    },
  };
}
