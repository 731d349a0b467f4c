import { takeTurn } from '#server/db/take-turn.ts';
import type { ApiDeps } from '#server/http/api-context.ts';
import { theMember } from '#server/http/implementer.ts';
import type { Implementer } from '#server/http/implementer.ts';
import { AppError } from '#shared/errors.ts';

const REPORTS_PER_MINUTE = 20;

export function adminSystemRoutes(os: Implementer, { db, logger, systemStatus }: ApiDeps) {
  const calls = os.adminSystem;
  return {
    status: calls.status.handler(() => systemStatus()),
    reportError: calls.reportError.handler(async ({ input, context }) => {
      const { id: userId } = theMember(context).user;
      const turn = { key: `errors:user:${userId}`, limit: REPORTS_PER_MINUTE, windowS: 60 };
      const retryAfterS = await takeTurn(db, turn);
      if (retryAfterS !== null) throw new AppError('RATE_LIMITED', { retryAfterS });
      logger.warn({ report: input, userId }, 'an admin screen failed');
      return { id: input.id };
    }),
  };
}
