import { sql } from 'kysely';

import type { Db } from '#server/db/connect.ts';
import type { Profile } from '#server/db/schema.ts';

import type { SignedInUser } from './ensure-profile.ts';

export interface FoundSession {
  sessionId: string;
  user: SignedInUser;
  /** Missing only before the very first request of a new user. */
  profile: Profile | null;
}

interface UserColumns {
  session_id: string;
  auth_id: string;
  auth_email: string;
  auth_name: string;
  auth_verified: boolean;
  auth_image: string | null;
}

type SessionRow = UserColumns & (Profile | { id: null });

/** Session, user, profile and ban in one round trip, on every request: a ban works at once. */
export async function findSession(db: Db, token: string): Promise<FoundSession | null> {
  const { rows } = await sql<SessionRow>`
    select s.id as session_id, u.id as auth_id, u.email as auth_email, u.name as auth_name,
      u."emailVerified" as auth_verified, u.image as auth_image, p.*
    from auth_sessions s
    join auth_users u on u.id = s."userId"
    left join profiles p on p.user_id = u.id
    where s.token = ${token} and s."expiresAt" > now()`.execute(db);
  const row = rows[0];
  if (!row) return null;
  return { sessionId: row.session_id, user: userOf(row), profile: row.id === null ? null : row };
}

function userOf(row: UserColumns): SignedInUser {
  return {
    id: row.auth_id,
    email: row.auth_email,
    name: row.auth_name,
    emailVerified: row.auth_verified,
    image: row.auth_image,
  };
}
