import { adjustUserCredits } from '#server/admin/users/adjust-user-credits.ts';
import { banUser, unbanUser } from '#server/admin/users/ban-user.ts';
import { summarizeUsers } from '#server/admin/users/count-users.ts';
import { deleteUser } from '#server/admin/users/delete-user.ts';
import { findUser } from '#server/admin/users/find-user.ts';
import { listUsers } from '#server/admin/users/list-users.ts';
import { setAdminRole } from '#server/admin/users/set-admin-role.ts';
import { readTimeline } from '#server/admin/users/timeline/read-timeline.ts';
import { viewUser } from '#server/admin/users/view-users.ts';
import { watchUsers } from '#server/admin/users/watch-users.ts';
import { announceAccount } from '#server/db/change-feed.ts';
import { actorOf } from '#server/http/guard/admin-actor.ts';
import type { ApiDeps } from '#server/http/api/api-context.ts';
import { theMember } from '#server/http/api/implementer.ts';
import type { Implementer } from '#server/http/api/implementer.ts';
import type { LimitStreams } from '#server/http/guard/limit-streams.ts';
import { requireConfirmation } from '#server/http/guard/require-confirmation.ts';

export function adminUserRoutes(os: Implementer, deps: ApiDeps, streams: LimitStreams) {
  const calls = os.adminUsers;
  const { db, generations } = deps;
  const { supportEmail } = deps.config.links;
  const adminDeps = { db, queue: deps.billing.queue, supportEmail };
  /** Whoever else has the row in sight sees what has become of it. */
  const told = async <Result>(userId: string, change: Promise<Result>): Promise<Result> => {
    const result = await change;
    await announceAccount(db, userId);
    return result;
  };
  return {
    list: calls.list.handler(({ input }) => listUsers(db, input)),
    summary: calls.summary.handler(() => summarizeUsers(db)),
    get: calls.get.handler(({ input }) => findUser(db, input.userId)),
    timeline: calls.timeline.handler(({ input }) => readTimeline(db, input)),
    events: calls.events.handler(({ context, signal }) => {
      context.letGo();
      const actorId = theMember(context).user.id;
      return streams(actorId, (replaced) => {
        const ending = AbortSignal.any([signal ?? generations.stopping, replaced]);
        return watchUsers(generations, { actorId, signal: ending });
      });
    }),
    adjustCredits: calls.adjustCredits.handler(async ({ input, context }) => {
      const adminEmail = theMember(context).user.email;
      const request = { ...input, actor: actorOf(context), adminEmail };
      const { user, changed } = await told(input.userId, adjustUserCredits(db, request));
      return { user: await viewUser(db, user), changed };
    }),
    ban: calls.ban.handler(async ({ input, context }) =>
      viewUser(
        db,
        await told(input.userId, banUser(adminDeps, { ...input, actor: actorOf(context) })),
      ),
    ),
    unban: calls.unban.handler(async ({ input, context }) =>
      viewUser(db, await told(input.userId, unbanUser(db, { ...input, actor: actorOf(context) }))),
    ),
    remove: calls.remove.handler(async ({ input, context }) => {
      await told(input.userId, deleteUser(adminDeps, { ...input, actor: actorOf(context) }));
      return { userId: input.userId };
    }),
    setRole: calls.setRole.handler(async ({ input, context }) => {
      requireConfirmation(theMember(context));
      const change = setAdminRole(db, { ...input, actor: actorOf(context) });
      return viewUser(db, await told(input.userId, change));
    }),
  };
}
