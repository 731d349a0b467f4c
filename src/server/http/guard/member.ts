import type { SettingsSource } from '#server/admin/settings/settings-source.ts';
import type { Profile } from '#server/db/schema/schema.ts';
import { ensureProfile, needsBootstrap } from '#server/profiles/ensure-profile.ts';
import type { ProfileRules } from '#server/profiles/ensure-profile.ts';
import type { FindSession } from '#server/sessions/find-session.ts';
import type { Identity } from '#server/ports/identity.ts';

import type { Member } from './access.ts';

/** Who asks: session, profile and ban from the database; the profile is made on first sight. */
export async function findMember(
  deps: {
    identity: Pick<Identity, 'sessionKey' | 'kind'>;
    settings: SettingsSource;
    findSession: FindSession;
    profileRules: ProfileRules;
  },
  cookieHeader: string | undefined,
): Promise<Member | null> {
  const key = deps.identity.sessionKey(cookieHeader);
  if (!key) return null;
  const session = await deps.findSession(key);
  if (!session) return null;
  const profile = needsBootstrap(deps.profileRules, session.user, session.profile)
    ? await ensureProfile(deps.profileRules, session.user)
    : session.profile;
  if (!profile) return null;
  return { ...session, profile, needsTwoFactor: await needsTwoFactor(deps, session.user, profile) };
}

/** Where a hosted provider signs people in, the second step is asked for there. */
async function needsTwoFactor(
  { identity, settings }: { identity: Pick<Identity, 'kind'>; settings: SettingsSource },
  user: { hasTwoFactor: boolean },
  profile: Profile,
): Promise<boolean> {
  if (!profile.is_admin || user.hasTwoFactor || identity.kind === 'oidc') return false;
  return (await settings.current()).adminsNeedTwoFactor;
}
