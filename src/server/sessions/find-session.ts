import type { Pool } from 'pg';

import type { Profile } from '#server/db/schema/schema.ts';

import type { SignedInUser } from './signed-in-user.ts';

export interface FoundSession {
  sessionId: string;
  /** When the device was last noted as in use. */
  usedAt: Date;
  /** When whoever uses it last gave the password or a code. */
  confirmedAt: Date;
  user: SignedInUser & { hasTwoFactor: boolean };
  /** Missing only before the very first request of a new user. */
  profile: Profile | null;
}

/** Rows as JSON: one value to parse instead of thirty columns, a tenth of a request's CPU. */
interface SessionRow {
  session: {
    token: string;
    id: string;
    usedAt: string;
    confirmedAt: string;
    user: FoundSession['user'];
    profile: ProfileJson | null;
  };
}

/** JSON has no dates. */
type ProfileJson = {
  [K in keyof Profile]: Profile[K] extends Date
    ? string
    : Date extends Profile[K]
      ? string | null
      : Profile[K];
};

/** Named, so that each connection prepares it once: it runs on every request. */
const NAMED = { name: 'find-session' };

const QUERY = {
  text: `
    select jsonb_build_object(
      'token', s.token,
      'id', s.id,
      'usedAt', s."updatedAt",
      'confirmedAt', s."confirmedAt",
      'user', jsonb_build_object('id', u.id, 'email', u.email, 'name', u.name,
        'emailVerified', u."emailVerified", 'image', u.image,
        'hasTwoFactor', coalesce(u."twoFactorEnabled", false)),
      'profile', to_jsonb(p)) as session
    from auth_sessions s
    join auth_users u on u.id = s."userId"
    left join profiles p on p.user_id = u.id
    where s.token = any($1) and s."expiresAt" > now()`,
};

/** By the fingerprint of its token. */
export type FindSession = (key: string) => Promise<FoundSession | null>;

type Answers = Map<string, PromiseWithResolvers<FoundSession | null>>;

/**
 * Session, user, profile and ban, read anew for every request: a ban works at once. Requests that
 * arrive together share one round trip, which is most of what a small call costs.
 */
export function createSessionFinder(
  pool: Pool,
  { isPooled = false }: { isPooled?: boolean } = {},
): FindSession {
  // A transaction pooler hands out connections that have prepared nothing, or another's.
  const query = isPooled ? QUERY : { ...QUERY, ...NAMED };
  let waiting: Answers | undefined;
  return (key) => {
    if (!waiting) {
      const batch: Answers = (waiting = new Map());
      setImmediate(() => {
        waiting = undefined;
        void answer(pool, query, batch);
      });
    }
    const known = waiting.get(key);
    if (known) return known.promise;
    const asked = Promise.withResolvers<FoundSession | null>();
    waiting.set(key, asked);
    return asked.promise;
  };
}

async function answer(pool: Pool, query: typeof QUERY, batch: Answers): Promise<void> {
  try {
    const { rows } = await pool.query<SessionRow>({ ...query, values: [[...batch.keys()]] });
    for (const { session } of rows) batch.get(session.token)?.resolve(toFound(session));
    for (const { resolve } of batch.values()) resolve(null); // no such session; the rest have theirs
  } catch (error) {
    for (const { reject } of batch.values()) reject(error);
  }
}

function toFound({ id, user, profile, ...times }: SessionRow['session']): FoundSession {
  return {
    sessionId: id,
    usedAt: new Date(times.usedAt),
    confirmedAt: new Date(times.confirmedAt),
    user,
    profile: profile && withDates(profile),
  };
}

function withDates(json: ProfileJson): Profile {
  return {
    ...json,
    subscription_end_date: dateOf(json.subscription_end_date),
    ban_date: dateOf(json.ban_date),
    last_login: dateOf(json.last_login),
    credits_reset_date: new Date(json.credits_reset_date),
    deletion_requested_at: dateOf(json.deletion_requested_at),
    erasing_since: dateOf(json.erasing_since),
    erased_at: dateOf(json.erased_at),
    created_at: new Date(json.created_at),
    updated_at: new Date(json.updated_at),
  };
}

const dateOf = (text: string | null): Date | null => (text === null ? null : new Date(text));
