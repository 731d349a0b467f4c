import type { Db } from '#server/db/connect.ts';
import type { Profile } from '#server/db/schema/schema.ts';
import type { Preferences } from '#shared/contract/profile.ts';

/** Changes what was named; what was not stays. */
export async function setPreferences(
  db: Db,
  { userId, emailNotices, defaultStyleId, defaultSize }: Preferences & { userId: string },
): Promise<Profile> {
  return db
    .updateTable('profiles')
    .set({
      updated_at: new Date(),
      ...(emailNotices !== undefined && { email_notices: emailNotices }),
      ...(defaultStyleId !== undefined && { default_style_id: defaultStyleId }),
      ...(defaultSize !== undefined && { default_size: defaultSize }),
    })
    .where('user_id', '=', userId)
    .returningAll()
    .executeTakeFirstOrThrow();
}
