import { implement } from '@orpc/server';

import { contract } from '#shared/contract/index.ts';

import { authorize } from './access.ts';
import type { ApiContext } from './api-context.ts';

export type Implementer = ReturnType<typeof createImplementer>;

/** The contract with the access check in front of every call. */
export function createImplementer() {
  return implement(contract)
    .$context<ApiContext>()
    .use(async ({ context, procedure, next }) => {
      const { meta } = procedure['~orpc'];
      const member = await context.member();
      authorize(meta, member);
      return next({ context: { found: member } });
    });
}

/** For member calls: the access check has already refused anyone else. */
export function theMember<T>(context: { found: T | null }): T {
  if (context.found === null) throw new Error('A member call ran without a member');
  return context.found;
}
