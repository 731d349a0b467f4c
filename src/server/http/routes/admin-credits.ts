import { cancelBulkGrant } from '#server/admin/credits/cancel-bulk-grant.ts';
import { listBulkGrants, toBulkGrantView } from '#server/admin/credits/list-bulk-grants.ts';
import { listLedger } from '#server/admin/credits/list-ledger.ts';
import {
  readVerification,
  requestVerification,
} from '#server/admin/credits/ledger-verification.ts';
import { previewBulkGrant } from '#server/admin/credits/preview-bulk-grant.ts';
import { reverseBulkGrant } from '#server/admin/credits/reverse-bulk-grant.ts';
import { startBulkGrant } from '#server/admin/credits/start-bulk-grant.ts';
import { actorOf } from '#server/http/guard/admin-actor.ts';
import type { ApiDeps } from '#server/http/api/api-context.ts';
import { theMember } from '#server/http/api/implementer.ts';
import type { Implementer } from '#server/http/api/implementer.ts';

export function adminCreditsRoutes(os: Implementer, { db, billing }: ApiDeps) {
  const calls = os.adminCredits;
  const deps = { db, queue: billing.queue };
  return {
    ledger: calls.ledger.handler(({ input }) => listLedger(db, input)),
    previewBulkGrant: calls.previewBulkGrant.handler(({ input, context }) =>
      previewBulkGrant(db, { ...input, actorId: theMember(context).user.id }),
    ),
    startBulkGrant: calls.startBulkGrant.handler(async ({ input, context }) => {
      const { user } = theMember(context);
      const grant = { order: input, admin: user, actor: actorOf(context) };
      return toBulkGrantView(await startBulkGrant(deps, grant));
    }),
    cancelBulkGrant: calls.cancelBulkGrant.handler(async ({ input, context }) => {
      const change = { ...input, admin: theMember(context).user, actor: actorOf(context) };
      return toBulkGrantView(await cancelBulkGrant(db, change));
    }),
    reverseBulkGrant: calls.reverseBulkGrant.handler(async ({ input, context }) => {
      const change = { ...input, admin: theMember(context).user, actor: actorOf(context) };
      return toBulkGrantView(await reverseBulkGrant(deps, change));
    }),
    bulkGrants: calls.bulkGrants.handler(() => listBulkGrants(db)),
    verification: calls.verification.handler(() => readVerification(db)),
    verify: calls.verify.handler(({ context }) =>
      requestVerification(deps, theMember(context).user.id),
    ),
  };
}
