import type { IncomingMessage, ServerResponse } from 'node:http';
import { StandardOpenAPIHandler } from '@orpc/openapi/standard';

import { AppError } from '#shared/errors.ts';

import type { ApiContext, ApiDeps } from './api-context.ts';
import { toApiError } from './api-errors.ts';
import { sendApiResponse, toApiRequest } from './api-transport.ts';
import { findMember } from './member.ts';
import { renewSession } from './renew-session.ts';
import { createRouter } from './router.ts';

export type ApiHandler = (
  req: IncomingMessage,
  res: ServerResponse,
  requestId: string,
) => Promise<boolean>;

/** The contract over HTTP. False where the contract has no such call. */
export function createApiHandler(deps: ApiDeps): ApiHandler {
  const handler = new StandardOpenAPIHandler<ApiContext>(createRouter(deps), {
    interceptors: [
      async ({ next, context }) => {
        try {
          return await next();
        } catch (error) {
          sayWhenToRetry(context.res, error);
          throw toApiError(error, { requestId: context.requestId, logger: deps.logger });
        }
      },
    ],
  });
  return async (req, res, requestId) => {
    const context: ApiContext = {
      requestId,
      req,
      res,
      member: memoize(async () => {
        const member = await findMember(deps, req.headers.cookie);
        if (member) await renewSession(deps, { member, res, cookies: req.headers.cookie });
        return member;
      }),
    };
    const { matched, response } = await handler.handle(toApiRequest(req, res), { context });
    if (matched) await sendApiResponse(res, response);
    return matched;
  };
}

function sayWhenToRetry(res: ServerResponse, error: unknown): void {
  const seconds = error instanceof AppError ? error.details.retryAfterS : undefined;
  if (seconds !== undefined) res.setHeader('Retry-After', Math.ceil(seconds));
}

function memoize<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: Promise<T> | undefined;
  return () => (loaded ??= load());
}
