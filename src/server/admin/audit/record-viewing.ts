import type { Db } from '#server/db/connect.ts';
import { HOUR_MS } from '#shared/rules/days.ts';

import { recordAudit } from './record-audit.ts';
import type { Actor } from './record-audit.ts';

const UNIQUE_VIOLATION = '23505';

/** Who looked at whose original picture: once an hour for each, however often it is loaded. */
export async function recordViewing(
  db: Db,
  { actor, imageId, ownerId }: { actor: Actor & { id: string }; imageId: string; ownerId: string },
): Promise<void> {
  const hour = Math.floor(Date.now() / HOUR_MS);
  const idempotencyKey = `view:${actor.id}:${imageId}:${hour}`;
  const known = await db
    .selectFrom('admin_audit_log')
    .select('id')
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirst();
  if (known) return;
  try {
    await db.transaction().execute((trx) =>
      recordAudit(trx, {
        actor,
        action: 'view_picture',
        targetType: 'user',
        targetId: ownerId,
        details: { imageId },
        idempotencyKey,
      }),
    );
  } catch (error) {
    // The same picture, loaded twice at once.
    if ((error as { code?: string }).code !== UNIQUE_VIOLATION) throw error;
  }
}
