import { validateAdmin } from '#server/admin/validate-admin.ts';
import type { ApiDeps } from '#server/http/api/api-context.ts';
import type { Implementer } from '#server/http/api/implementer.ts';
import { sessionFingerprint } from '#server/ports/identity.ts';

export function adminValidationRoutes(os: Implementer, { findSession, logger }: ApiDeps) {
  return {
    check: os.adminValidation.check.handler(({ input, context }) =>
      validateAdmin({ asking: context.found, findByToken }, input),
    ),
  };

  async function findByToken(token: string) {
    const session = await findSession(sessionFingerprint(token)).catch((error: unknown) => {
      // The answer says 'API error' and no more; the cause stands here.
      logger.error({ err: error }, 'a token could not be looked up');
      throw error;
    });
    return session?.profile ? { user: session.user, profile: session.profile } : null;
  }
}
