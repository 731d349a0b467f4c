import type { ApiDeps } from '#server/http/api/api-context.ts';
import { theMember } from '#server/http/api/implementer.ts';
import type { Implementer } from '#server/http/api/implementer.ts';
import { enforceLimit } from '#server/http/guard/enforce-limit.ts';
import { cancelSet, retrySet } from '#server/sets/change-set.ts';
import { findSet, listSets } from '#server/sets/find-sets.ts';
import { offerSet } from '#server/sets/offer-set.ts';
import { orderSet } from '#server/sets/order-set.ts';
import { reportSet } from '#server/sets/report-set.ts';
import { COSTLY_CALLS } from '#shared/rules/limits.ts';

export function setRoutes(os: Implementer, { db, rateLimiter, generations: deps }: ApiDeps) {
  const calls = os.sets;
  const count = (userId: string) =>
    enforceLimit(rateLimiter, { key: `sets:user:${userId}`, ...COSTLY_CALLS.sets });
  return {
    offer: calls.offer.handler(async ({ input, context }) => ({
      shots: await offerSet(db, { ...input, userId: theMember(context).user.id }),
    })),
    order: calls.order.handler(async ({ input, context }) => {
      const userId = theMember(context).user.id;
      await count(userId);
      const id = await orderSet(deps, { ...input, userId });
      return findSet(db, { id, userId });
    }),
    list: calls.list.handler(async ({ input, context }) => ({
      sets: await listSets(db, { ...input, userId: theMember(context).user.id }),
    })),
    get: calls.get.handler(({ input, context }) =>
      findSet(db, { ...input, userId: theMember(context).user.id }),
    ),
    report: calls.report.handler(async ({ input, context }) => {
      const set = await findSet(db, { ...input, userId: theMember(context).user.id });
      return new File([reportSet(set)], 'report.csv', { type: 'text/csv; charset=utf-8' });
    }),
    retry: calls.retry.handler(async ({ input, context }) => {
      const userId = theMember(context).user.id;
      await count(userId);
      await retrySet(deps, { ...input, userId });
      return findSet(db, { ...input, userId });
    }),
    cancel: calls.cancel.handler(async ({ input, context }) => {
      const userId = theMember(context).user.id;
      await cancelSet(deps, { ...input, userId });
      return findSet(db, { ...input, userId });
    }),
  };
}
