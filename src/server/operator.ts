import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';

import type { Db } from '#server/db/connect.ts';
import type { Identity } from '#server/ports/identity.ts';
import { ensureProfile } from '#server/profiles/ensure-profile.ts';
import type { ProfileRules } from '#server/profiles/ensure-profile.ts';

export interface Operator {
  email: string;
  password: string;
}

const LOCK_KEY = 7_160_131;

/**
 * The first super_admin of the embedded identity (design §7.3). The password is generated, shown
 * once by whoever starts the server, and never written to a log.
 */
export async function ensureOperator(deps: {
  db: Db;
  identity: Identity;
  profileRules: ProfileRules;
}): Promise<Operator | null> {
  const { email } = deps.profileRules.operator;
  if (deps.identity.kind !== 'embedded' || !email || (await hasSuperAdmin(deps.db))) return null;
  // Several instances may boot at once; the second finds the account made.
  return deps.db.transaction().execute(async (trx) => {
    // Until the transaction ends: a pooler may give every transaction another session.
    await sql`select pg_advisory_xact_lock(${LOCK_KEY})`.execute(trx);
    return (await hasSuperAdmin(deps.db)) ? null : createOperator(deps, email);
  });
}

async function createOperator(
  deps: { identity: Identity; profileRules: ProfileRules },
  email: string,
): Promise<Operator | null> {
  const password = randomBytes(12).toString('base64url');
  const name = 'Operator';
  const id = await deps.identity.createAccount({ email, name, password });
  // A visitor signed up with the address before: it takes the role once it is verified.
  if (!id) return null;
  await ensureProfile(deps.profileRules, { id, email, name, emailVerified: true, image: null });
  return { email, password };
}

async function hasSuperAdmin(db: Db): Promise<boolean> {
  const found = await db
    .selectFrom('profiles')
    .select('id')
    .where('admin_role', '=', 'super_admin')
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
