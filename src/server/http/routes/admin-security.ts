import { accessSummary } from '#server/admin/security/access-summary.ts';
import { listBannedUsers } from '#server/admin/security/list-banned-users.ts';
import { listFailedSignIns } from '#server/admin/security/list-failed-sign-ins.ts';
import { listSessions } from '#server/admin/security/list-sessions.ts';
import { revokeSessions } from '#server/admin/security/revoke-sessions.ts';
import type { Asking } from '#server/admin/security/revoke-sessions.ts';
import { readRateLimitHits, securityOverview } from '#server/admin/security/security-overview.ts';
import type { Member } from '#server/http/guard/access.ts';
import { actorOf } from '#server/http/guard/admin-actor.ts';
import type { ApiDeps } from '#server/http/api/api-context.ts';
import { theMember } from '#server/http/api/implementer.ts';
import type { Implementer } from '#server/http/api/implementer.ts';
import { contract } from '#shared/contract/index.ts';

export function adminSecurityRoutes(os: Implementer, { db, identity }: ApiDeps) {
  const calls = os.adminSecurity;
  return {
    overview: calls.overview.handler(async () => ({
      ...(await securityOverview(db)),
      recordsSignIns: identity.kind === 'embedded',
    })),
    sessions: calls.sessions.handler(({ input, context }) =>
      listSessions(db, input, askingOf(theMember(context))),
    ),
    revokeSession: calls.revokeSession.handler(async ({ input, context }) => {
      const found = theMember(context);
      const request = { ...input, asking: askingOf(found), actor: actorOf(context) };
      return { revoked: await revokeSessions(db, request) };
    }),
    failedSignIns: calls.failedSignIns.handler(({ input }) => listFailedSignIns(db, input)),
    rateLimitHits: calls.rateLimitHits.handler(() => readRateLimitHits(db)),
    bannedUsers: calls.bannedUsers.handler(({ input }) => listBannedUsers(db, input)),
    access: calls.access.handler(() => accessSummary(db, contract)),
  };
}

function askingOf({ user, sessionId, profile }: Member): Asking {
  return { userId: user.id, sessionId, role: profile.admin_role };
}
