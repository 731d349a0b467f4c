import type { IncomingMessage, ServerResponse } from 'node:http';
import { OpenAPIHandler } from '@orpc/openapi/node';
import { BodyLimitPlugin } from '@orpc/server/node';

import { AppError } from '#shared/errors.ts';

import type { ApiContext, ApiDeps } from './api-context.ts';
import { toApiError } from './api-errors.ts';
import { findMember } from './member.ts';
import { createRouter } from './router.ts';

const MAX_BODY_BYTES = 128 * 1024;

export type ApiHandler = (
  req: IncomingMessage,
  res: ServerResponse,
  requestId: string,
) => Promise<boolean>;

/** The contract over HTTP, on Node's own request and response: the fetch adapter costs 2–4 × the CPU. */
export function createApiHandler(deps: ApiDeps): ApiHandler {
  const handler = new OpenAPIHandler<ApiContext>(createRouter(deps), {
    plugins: [new BodyLimitPlugin({ maxBodySize: MAX_BODY_BYTES })],
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
      member: memoize(() => findMember(deps, req.headers.cookie)),
    };
    const { matched } = await handler.handle(req, res, { context });
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
