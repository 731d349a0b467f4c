import { validateAdmin } from '#server/admin/validate-admin.ts';
import type { ApiDeps } from '#server/http/api/api-context.ts';
import type { Implementer } from '#server/http/api/implementer.ts';
import { sessionFingerprint } from '#server/ports/identity.ts';

export function adminValidationRoutes(os: Implementer, { findSession }: ApiDeps) {
  return {
    check: os.adminValidation.check.handler(({ input, context }) =>
      validateAdmin({ asking: context.found, findByToken }, input),
    ),
  };

  async function findByToken(token: string) {
    const session = await findSession(sessionFingerprint(token));
    return session?.profile ? { user: session.user, profile: session.profile } : null;
  }
}
