import { randomBytes } from 'node:crypto';

import type { Db } from '#server/db/connect.ts';
import type { Identity } from '#server/ports/identity.ts';
import { ensureProfile } from '#server/profiles/ensure-profile.ts';
import type { ProfileRules } from '#server/profiles/ensure-profile.ts';

/**
 * The first super_admin of the embedded identity (design §7.3). The password is generated, shown
 * once by whoever starts the server, and never written to a log.
 */
export async function ensureOperator(deps: {
  db: Db;
  identity: Identity;
  profileRules: ProfileRules;
}): Promise<{ email: string; password: string } | null> {
  const email = deps.profileRules.operatorEmail;
  if (deps.identity.kind !== 'embedded' || !email || (await hasSuperAdmin(deps.db))) return null;
  const password = randomBytes(12).toString('base64url');
  const userId = await deps.identity.createAccount({ email, name: 'Operator', password });
  // Another instance was faster, or a visitor signed up with the address: it takes the role when verified.
  if (!userId) return null;
  await ensureProfile(deps.profileRules, {
    id: userId,
    email,
    name: 'Operator',
    emailVerified: true,
    image: null,
  });
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
