import { implement } from '@orpc/server';

import type { RejectionCounter } from '#server/db/rate-limit/rejection-counter.ts';
import { contract } from '#shared/contract/index.ts';
import { AppError, ERRORS } from '#shared/errors.ts';

import { authorize } from '#server/http/guard/access.ts';
import type { ApiContext } from './api-context.ts';

/** Answers that mean: too much, too fast. */
const isRefusal = (error: unknown) =>
  error instanceof AppError && ERRORS[error.code].status === 429;

export type Implementer = ReturnType<typeof createImplementer>;

/** The contract with the access check in front of every call. */
export function createImplementer({ hits }: { hits: Pick<RejectionCounter, 'record'> }) {
  return implement(contract)
    .$context<ApiContext>()
    .use(async ({ context, procedure, path, next }) => {
      const { meta } = procedure['~orpc'];
      const member = await context.member();
      authorize(meta, member);
      try {
        return await next({ context: { found: member } });
      } catch (error) {
        if (isRefusal(error)) hits.record(path.join('.'));
        throw error;
      }
    });
}

/** For member calls: the access check has already refused anyone else. */
export function theMember<T>(context: { found: T | null }): T {
  if (context.found === null) throw new Error('A member call ran without a member');
  return context.found;
}
