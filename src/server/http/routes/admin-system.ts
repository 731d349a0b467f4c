import type { ApiDeps } from '#server/http/api/api-context.ts';
import { theMember } from '#server/http/api/implementer.ts';
import type { Implementer } from '#server/http/api/implementer.ts';
import { enforceLimit } from '#server/http/guard/enforce-limit.ts';

const REPORTS_PER_MINUTE = 20;

export function adminSystemRoutes(os: Implementer, { rateLimiter, logger, systemStatus }: ApiDeps) {
  const calls = os.adminSystem;
  return {
    status: calls.status.handler(() => systemStatus()),
    reportError: calls.reportError.handler(async ({ input, context }) => {
      const { id: userId } = theMember(context).user;
      const attempt = { key: `errors:user:${userId}`, limit: REPORTS_PER_MINUTE, windowS: 60 };
      await enforceLimit(rateLimiter, attempt);
      logger.warn({ report: input, userId }, 'an admin screen failed');
      return { id: input.id };
    }),
  };
}
