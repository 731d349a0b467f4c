import { implement } from '@orpc/server';

import { contract } from '#shared/contract/index.ts';

import { authorize } from './access.ts';
import type { ApiContext, ApiDeps } from './api-context.ts';
import { toProfileView } from './profile-view.ts';

/** The contract's calls bound to use cases. Thin: read the input, call, shape the output. */
export function createRouter(deps: ApiDeps) {
  const os = implement(contract)
    .$context<ApiContext>()
    .use(async ({ context, procedure, next }) => {
      const { meta } = procedure['~orpc'];
      const member = await context.member();
      authorize(meta, member);
      return next({ context: { found: member } });
    });

  return os.router({
    session: {
      get: os.session.get.handler(({ context: { found } }) => ({
        user: found && {
          id: found.user.id,
          email: found.user.email,
          name: found.user.name,
          emailVerified: found.user.emailVerified,
        },
        profile: found && toProfileView(found.profile),
        identity: { kind: deps.identity.kind, name: deps.identity.providerName },
        supportEmail: deps.config.links.supportEmail,
      })),
    },
    profile: {
      get: os.profile.get.handler(({ context }) => toProfileView(theMember(context).profile)),
    },
  });
}

/** For member calls: the access check has already refused anyone else. */
export function theMember<T>(context: { found: T | null }): T {
  if (context.found === null) throw new Error('A member call ran without a member');
  return context.found;
}
