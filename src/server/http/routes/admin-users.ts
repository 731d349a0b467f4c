import { adjustUserCredits } from '#server/admin/adjust-user-credits.ts';
import { banUser, unbanUser } from '#server/admin/ban-user.ts';
import { summarizeUsers } from '#server/admin/count-users.ts';
import { deleteUser } from '#server/admin/delete-user.ts';
import { findUser } from '#server/admin/find-user.ts';
import { listUsers } from '#server/admin/list-users.ts';
import { setAdminRole } from '#server/admin/set-admin-role.ts';
import { toUserView } from '#server/admin/user-view.ts';
import { actorOf } from '#server/http/admin-actor.ts';
import type { ApiDeps } from '#server/http/api-context.ts';
import { theMember } from '#server/http/implementer.ts';
import type { Implementer } from '#server/http/implementer.ts';
import { requireConfirmation } from '#server/http/require-confirmation.ts';

export function adminUserRoutes(os: Implementer, { db, billing: { queue }, config }: ApiDeps) {
  const calls = os.adminUsers;
  const deps = { db, queue, supportEmail: config.links.supportEmail };
  return {
    list: calls.list.handler(({ input }) => listUsers(db, input)),
    summary: calls.summary.handler(() => summarizeUsers(db)),
    get: calls.get.handler(({ input }) => findUser(db, input.userId)),
    adjustCredits: calls.adjustCredits.handler(async ({ input, context }) => {
      const adminEmail = theMember(context).user.email;
      const request = { ...input, actor: actorOf(context), adminEmail };
      const { user, changed } = await adjustUserCredits(db, request);
      return { user: toUserView(user), changed };
    }),
    ban: calls.ban.handler(async ({ input, context }) =>
      toUserView(await banUser(deps, { ...input, actor: actorOf(context) })),
    ),
    unban: calls.unban.handler(async ({ input, context }) =>
      toUserView(await unbanUser(db, { ...input, actor: actorOf(context) })),
    ),
    remove: calls.remove.handler(async ({ input, context }) => {
      await deleteUser(deps, { ...input, actor: actorOf(context) });
      return { userId: input.userId };
    }),
    setRole: calls.setRole.handler(async ({ input, context }) => {
      requireConfirmation(theMember(context));
      return toUserView(await setAdminRole(db, { ...input, actor: actorOf(context) }));
    }),
  };
}
