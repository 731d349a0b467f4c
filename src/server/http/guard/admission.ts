import type { IncomingMessage, ServerResponse } from 'node:http';
import { toAbortSignal } from '@orpc/standard-server-node';

import { CLIENT_IP_HEADER } from '#server/ports/identity.ts';
import type { Identity } from '#server/ports/identity.ts';
import type { FindSession } from '#server/sessions/find-session.ts';
import { AppError } from '#shared/errors.ts';
import { REQUEST_LIMITS } from '#shared/rules/limits.ts';

import { networkOf } from '#shared/rules/network.ts';
import { sendError } from '#server/http/send-error.ts';
import { createTraffic } from './traffic.ts';

const REMEMBERED = 5000;
/** Must answer whatever the load is, or takes its own measures. */
const EXEMPT = ['/healthz', '/readyz', '/metrics', '/webhooks/'];

export interface Admission {
  /** Lets a request in, or answers it; then there is nothing left to do (null). */
  admit(req: IncomingMessage, res: ServerResponse): Promise<(() => void) | null>;
  /** Learns on the way whose session a token is: all sessions of one user count together. */
  findSession: FindSession;
}

export function createAdmission(deps: {
  identity: Pick<Identity, 'sessionKey'>;
  findSession: FindSession;
  onRefused: () => void;
}): Admission {
  const traffic = createTraffic(REQUEST_LIMITS);
  const users = new Map<string, string>();
  const whose = (req: IncomingMessage): string => {
    const token = deps.identity.sessionKey(req.headers.cookie);
    if (token) return users.get(token) ?? token;
    return networkOf(String(req.headers[CLIENT_IP_HEADER]));
  };
  return {
    async admit(req, res) {
      if (EXEMPT.some((path) => req.url?.startsWith(path))) return () => {};
      try {
        const letGo = await traffic.enter(whose(req), () => toAbortSignal(res));
        res.once('close', letGo);
        if (res.closed) letGo();
        return letGo;
      } catch (error) {
        // Anything else: hung up while waiting, and nobody reads an answer.
        if (error instanceof AppError) {
          sendRetryLater(res, error);
          deps.onRefused();
        }
        return null;
      }
    },
    findSession: async (token) => {
      const found = await deps.findSession(token);
      if (users.size >= REMEMBERED) users.clear();
      if (found) users.set(token, found.user.id);
      return found;
    },
  };
}

function sendRetryLater(res: ServerResponse, error: AppError): void {
  res.setHeader('Retry-After', error.details.retryAfterS ?? 1);
  // An unread body must not be taken for the next request.
  res.setHeader('Connection', 'close');
  sendError(res, error.code);
}
