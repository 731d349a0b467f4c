import { ensureProfile, needsBootstrap } from '#server/profiles/ensure-profile.ts';
import type { ProfileRules } from '#server/profiles/ensure-profile.ts';
import type { FindSession } from '#server/profiles/find-session.ts';
import type { Identity } from '#server/ports/identity.ts';

import type { Member } from './access.ts';

/** Who asks: session, profile and ban from the database; the profile is made on first sight. */
export async function findMember(
  deps: {
    identity: Pick<Identity, 'sessionToken'>;
    findSession: FindSession;
    profileRules: ProfileRules;
  },
  cookieHeader: string | undefined,
): Promise<Member | null> {
  const token = deps.identity.sessionToken(cookieHeader);
  if (!token) return null;
  const session = await deps.findSession(token);
  if (!session) return null;
  const profile = needsBootstrap(deps.profileRules, session.user, session.profile)
    ? await ensureProfile(deps.profileRules, session.user)
    : session.profile;
  return profile ? { ...session, profile } : null;
}
