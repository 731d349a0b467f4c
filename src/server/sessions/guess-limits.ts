import { sql } from 'kysely';

import type { Db } from '#server/db/connect.ts';
import { countAttempts } from '#server/db/rate-limit/count-attempts.ts';
import type { GuessLimits } from '#server/ports/identity.ts';
import { GUESSES } from '#shared/rules/sign-in.ts';

import { signInHmac } from './record-failed-sign-in.ts';

/**
 * Counts tries by account, whatever addresses they come from. Networks from which the owner is
 * signed in have limits of their own, so that a stranger's guessing does not lock the owner out.
 */
export function createGuessLimits(deps: {
  db: Db;
  secret: string;
  /** False in tests that are about something else. */
  isOn: boolean;
}): GuessLimits {
  const { db, secret, isOn } = deps;
  const signInKey = (email: string) => `guess:sign-in:${signInHmac(secret, email)}`;
  const passwordKey = (userId: string) => `guess:password:${userId}`;
  const take = async (key: string, { limit, windowS }: { limit: number; windowS: number }) => {
    const refused = isOn ? await countAttempts(db, [{ key, limit, windowS }]) : null;
    return refused && Math.max(...refused.map(({ waitS }) => waitS));
  };
  const clear = async (key: string) => {
    if (isOn) await db.deleteFrom('rate_limits').where('key', 'like', `${key}%`).execute();
  };
  return {
    takeSignIn: async (email, ip) => {
      const isKnown = isOn && ip !== null && (await hasSessionFrom(db, email, ip));
      return take(isKnown ? `${signInKey(email)}:${ip}` : signInKey(email), GUESSES.signIn);
    },
    clearSignIn: (email) => clear(signInKey(email)),
    takePassword: (userId) => take(passwordKey(userId), GUESSES.password),
    clearPassword: (userId) => clear(passwordKey(userId)),
    takeMail: async (email) =>
      (await take(`guess:mail:${signInHmac(secret, email)}`, GUESSES.mails)) === null,
    takeCode: (userId, code) => takeOnce(db, `guess:code:${userId}:${signInHmac(secret, code)}`),
  };
}

/**
 * The first of all that ask, for a day and more: a code counts once, whatever windows end meanwhile.
 * Noted for tomorrow, so that it is not tidied away with today.
 */
async function takeOnce(db: Db, key: string): Promise<boolean> {
  const { rows } = await sql`
    insert into rate_limits (key, window_start, count)
    values (${key}, now() + interval '1 day', 1)
    on conflict (key) do nothing returning key`.execute(db);
  return rows.length > 0;
}

async function hasSessionFrom(db: Db, email: string, ip: string): Promise<boolean> {
  const session = await db
    .selectFrom('auth_sessions as s')
    .innerJoin('auth_users as u', 'u.id', 's.userId')
    .select('s.id')
    .where('u.email', '=', email.trim().toLowerCase())
    .where('s.ipAddress', '=', ip)
    .limit(1)
    .executeTakeFirst();
  return session !== undefined;
}
