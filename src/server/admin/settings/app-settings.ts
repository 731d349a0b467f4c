import type { Selectable } from 'kysely';

import type { Db } from '#server/db/connect.ts';
import type { AdminSchema } from '#server/db/schema/admin-schema.ts';
import type { AppSettings, SettingsChange } from '#shared/contract/admin-settings.ts';
import { AppError } from '#shared/errors.ts';

import { recordAudit } from '#server/admin/audit/record-audit.ts';
import type { Actor } from '#server/admin/audit/record-audit.ts';

export async function readSettings(db: Db): Promise<AppSettings> {
  const row = await db.selectFrom('app_settings').selectAll().executeTakeFirstOrThrow();
  return toView(row);
}

/** Replaces all of them; whoever looked at an older version must look again. */
export async function updateSettings(
  db: Db,
  { actor, change }: { actor: Actor; change: SettingsChange },
): Promise<AppSettings> {
  return db.transaction().execute(async (trx) => {
    const before = toView(
      await trx.selectFrom('app_settings').selectAll().forUpdate().executeTakeFirstOrThrow(),
    );
    if (before.version !== change.version) throw new AppError('SETTINGS_CHANGED');
    const row = await trx
      .updateTable('app_settings')
      .set({
        version: before.version + 1,
        sign_ups_open: change.signUpsOpen,
        admins_need_two_factor: change.adminsNeedTwoFactor,
        maintenance_notice: change.maintenanceNotice,
        announcement: change.announcement,
        announcement_link: change.announcementLink,
        updated_at: new Date(),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    const after = toView(row);
    await recordAudit(trx, {
      actor,
      action: 'update_settings',
      targetType: 'setting',
      reason: change.reason,
      before: factsOf(before),
      after: factsOf(after),
    });
    return after;
  });
}

function factsOf({ version: _version, updatedAt: _updatedAt, ...facts }: AppSettings) {
  return facts;
}

function toView(row: Selectable<AdminSchema['app_settings']>): AppSettings {
  return {
    version: row.version,
    signUpsOpen: row.sign_ups_open,
    adminsNeedTwoFactor: row.admins_need_two_factor,
    maintenanceNotice: row.maintenance_notice,
    announcement: row.announcement,
    announcementLink: row.announcement_link,
    updatedAt: row.updated_at.toISOString(),
  };
}
