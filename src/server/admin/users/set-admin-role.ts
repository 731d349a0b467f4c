import { sql } from 'kysely';
import type { Transaction } from 'kysely';

import type { Db } from '#server/db/connect.ts';
import type { Profile, Schema } from '#server/db/schema/schema.ts';
import { AppError } from '#shared/errors.ts';
import type { AdminRole } from '#shared/rules/account.ts';

import { actOnUser } from './act-on-user.ts';
import type { UserChange } from './act-on-user.ts';

/** Gives, changes or takes back an admin role; it holds from the user's next request on. */
export async function setAdminRole(
  db: Db,
  request: UserChange & { role: AdminRole | null },
): Promise<Profile> {
  const { role, actor } = request;
  return actOnUser(db, {
    ...request,
    action: role ? 'set_admin_role' : 'remove_admin_role',
    details: { role },
    prepare: lockAdminRoles,
    change: async (trx, target) => {
      if (target.banned) throw new AppError('UNBAN_FIRST');
      // Or the last super_admin could be erased when the days of grace are over.
      if (role && target.deletion_requested_at) throw new AppError('USER_LEAVING');
      const keepers = await findSuperAdmins(trx);
      // Whoever lost the role while waiting for the turn is no longer entitled to.
      if (!keepers.includes(actor.id)) throw new AppError('FORBIDDEN');
      if (role !== 'super_admin' && keepers.every((id) => id === target.user_id))
        throw new AppError('LAST_SUPER_ADMIN');
      await trx
        .updateTable('profiles')
        .set({
          is_admin: role !== null,
          admin_role: role,
          // The operator's status came with the role and goes with it.
          ...(!role && target.subscription_status === 'admin' && { subscription_status: 'free' }),
          updated_at: new Date(),
        })
        .where('user_id', '=', target.user_id)
        .execute();
    },
  });
}

const ROLES_LOCK = 7_160_150;

/** Role changes take turns: two who demote each other must not both be right. */
async function lockAdminRoles(trx: Transaction<Schema>): Promise<void> {
  await sql`select pg_advisory_xact_lock(${ROLES_LOCK})`.execute(trx);
}

async function findSuperAdmins(trx: Transaction<Schema>): Promise<string[]> {
  const rows = await trx
    .selectFrom('profiles')
    .select('user_id')
    .where('admin_role', '=', 'super_admin')
    .where('erased_at', 'is', null)
    .execute();
  return rows.map((row) => row.user_id);
}
