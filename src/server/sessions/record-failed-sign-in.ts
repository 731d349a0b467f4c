import { createHmac } from 'node:crypto';

import type { Db } from '#server/db/connect.ts';
import type { SignInFailure } from '#shared/rules/admin/security.ts';

export interface FailedSignIn {
  /** As it was typed; only its fingerprint is kept. */
  email: string;
  /** What the sign-in answered. */
  refusal: 'credentials' | 'unverified' | 'banned';
  ip: string | null;
  userAgent: string | null;
}

const USER_AGENT_LENGTH = 400;

/** For the admins' Security page; kept for 30 days and gone with the account. */
export async function recordFailedSignIn(
  { db, secret }: { db: Db; secret: string },
  { email, refusal, ip, userAgent }: FailedSignIn,
): Promise<void> {
  const profile = await db
    .selectFrom('auth_users')
    .select('id')
    .where('email', '=', email.trim().toLowerCase())
    .executeTakeFirst();
  await db
    .insertInto('failed_sign_ins')
    .values({
      user_id: profile?.id ?? null,
      address_hmac: signInHmac(secret, email),
      reason: reasonOf(refusal, profile !== undefined),
      ip,
      user_agent: userAgent?.slice(0, USER_AGENT_LENGTH) ?? null,
    })
    .execute();
}

function reasonOf(refusal: FailedSignIn['refusal'], isKnown: boolean): SignInFailure {
  if (refusal !== 'credentials') return refusal;
  return isKnown ? 'wrong_password' : 'unknown_address';
}

/** Not the fingerprint of the welcome credits: the two must not lead to each other. */
export function signInHmac(secret: string, email: string): string {
  return createHmac('sha256', secret).update(`sign-in:${email.trim().toLowerCase()}`).digest('hex');
}
