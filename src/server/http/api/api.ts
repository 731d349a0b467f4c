import type { IncomingMessage, ServerResponse } from 'node:http';
import { StandardOpenAPIHandler } from '@orpc/openapi/standard';

import { AppError } from '#shared/errors.ts';
import { loadOnce } from '#shared/load-once.ts';

import type { ApiContext, ApiDeps } from './api-context.ts';
import { toApiError } from './api-errors.ts';
import { sendApiResponse, toApiRequest } from './api-transport.ts';
import { findMember } from '#server/http/guard/member.ts';
import { createContradictionCheck } from './path-params.ts';
import { renewSession } from '#server/http/guard/renew-session.ts';
import { sayWhenToRetry } from '#server/http/retry-after.ts';
import { createRouter } from './router.ts';
import { sendError } from '#server/http/send-error.ts';

export type ApiHandler = (
  req: IncomingMessage,
  res: ServerResponse,
  request: Pick<ApiContext, 'requestId' | 'letGo'>,
) => Promise<boolean>;

/** The contract over HTTP. False where the contract has no such call. */
export function createApiHandler(deps: ApiDeps): ApiHandler {
  const handler = new StandardOpenAPIHandler<ApiContext>(createRouter(deps), {
    interceptors: [
      async ({ next, context }) => {
        try {
          return await next();
        } catch (error) {
          const answer = toApiError(error, {
            requestId: context.requestId,
            logger: deps.logger,
            hasCallerLeft: context.res.destroyed,
          });
          sayWhenToRetry(context.res, error, answer.status);
          throw answer;
        }
      },
    ],
  });
  const refuseContradiction = createContradictionCheck();
  return async (req, res, request) => {
    const context: ApiContext = {
      ...request,
      req,
      res,
      member: loadOnce(async () => {
        const member = await findMember(deps, req.headers.cookie);
        if (member) await renewSession(deps, { member, res, cookies: req.headers.cookie });
        return member;
      }),
    };
    try {
      const asked = toApiRequest(req, res, refuseContradiction);
      const { matched, response } = await handler.handle(asked, { context });
      if (matched) await sendApiResponse(res, response);
      return matched;
    } catch (error) {
      if (!(error instanceof AppError) || res.headersSent) throw error;
      sendError(res, error.code);
      return true;
    }
  };
}
