import { validateAdmin } from '#server/admin/validate-admin.ts';
import type { ApiDeps } from '#server/http/api-context.ts';
import type { Implementer } from '#server/http/implementer.ts';
import { findSession } from '#server/profiles/find-session.ts';

export function adminValidationRoutes(os: Implementer, { pool }: ApiDeps) {
  return {
    check: os.adminValidation.check.handler(({ input, context }) =>
      validateAdmin({ asking: context.found, findByToken }, input),
    ),
  };

  async function findByToken(token: string) {
    const session = await findSession(pool, token);
    return session?.profile ? { user: session.user, profile: session.profile } : null;
  }
}
