import { readWhatNext } from '#server/billing/entitlement/read-what-next.ts';
import { findSuspension } from '#server/profiles/find-suspension.ts';

import type { ApiDeps } from './api-context.ts';
import { createImplementer } from './implementer.ts';
import { toProfileView } from './profile-view.ts';
import { accountRoutes } from '#server/http/routes/account.ts';
import { adminAnalyticsRoutes } from '#server/http/routes/admin-analytics.ts';
import { adminSettingsRoutes } from '#server/http/routes/admin-settings.ts';
import { adminSystemRoutes } from '#server/http/routes/admin-system.ts';
import { adminAuditRoutes } from '#server/http/routes/admin-audit.ts';
import { adminCreditsRoutes } from '#server/http/routes/admin-credits.ts';
import { adminExportsRoutes } from '#server/http/routes/admin-exports.ts';
import { adminPaymentsRoutes } from '#server/http/routes/admin-payments.ts';
import { adminSecurityRoutes } from '#server/http/routes/admin-security.ts';
import { adminUserRoutes } from '#server/http/routes/admin-users.ts';
import { adminValidationRoutes } from '#server/http/routes/admin-validation.ts';
import { billingRoutes } from '#server/http/routes/billing.ts';
import { generationRoutes } from '#server/http/routes/generations.ts';
import { limitStreams } from '#server/http/guard/limit-streams.ts';
import { imageRoutes } from '#server/http/routes/images.ts';
import { profileRoutes } from '#server/http/routes/profile.ts';
import { setRoutes } from '#server/http/routes/sets.ts';
import { wineRoutes } from '#server/http/routes/wines.ts';
import { STREAMS_PER_USER } from '#shared/rules/pictures/generation.ts';

/** The contract's calls bound to use cases. Thin: read the input, call, shape the output. */
export function createRouter(deps: ApiDeps) {
  const os = createImplementer(deps);
  const streams = limitStreams(STREAMS_PER_USER);
  return os.router({
    session: {
      get: os.session.get.handler(async ({ context: { found, req } }) => ({
        user: found && {
          id: found.user.id,
          email: found.user.email,
          name: found.user.name,
          emailVerified: found.user.emailVerified,
          hasTwoFactor: found.user.hasTwoFactor,
        },
        profile: found && toProfileView(found.profile),
        next: found && (await readWhatNext(deps.db, found.profile)),
        suspension: found
          ? null
          : await findSuspension(deps.db, deps.identity.sessionKey(req.headers.cookie)),
        identity: { kind: deps.identity.kind, name: deps.identity.providerName },
        supportEmail: deps.config.links.supportEmail,
        signUpsOpen: (await deps.settings.current()).signUpsOpen,
        mailFolder: deps.mailFolder,
        needsTwoFactor: found?.needsTwoFactor ?? false,
      })),
    },
    account: accountRoutes(os, deps),
    profile: profileRoutes(os, deps),
    billing: billingRoutes(os, deps),
    generations: generationRoutes(os, deps, streams),
    images: imageRoutes(os, deps),
    wines: wineRoutes(os, deps),
    sets: setRoutes(os, deps),
    adminAnalytics: adminAnalyticsRoutes(os, deps),
    adminSettings: adminSettingsRoutes(os, deps),
    adminSystem: adminSystemRoutes(os, deps),
    adminCredits: adminCreditsRoutes(os, deps),
    adminExports: adminExportsRoutes(os, deps),
    adminAudit: adminAuditRoutes(os, deps),
    adminPayments: adminPaymentsRoutes(os, deps),
    adminSecurity: adminSecurityRoutes(os, deps),
    adminUsers: adminUserRoutes(os, deps, streams),
    adminValidation: adminValidationRoutes(os, deps),
  });
}
