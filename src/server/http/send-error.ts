import type { ServerResponse } from 'node:http';

import { ERRORS } from '#shared/errors.ts';
import type { ErrorCode } from '#shared/errors.ts';

import { retryHeaders } from './retry-after.ts';

/** A coded failure outside the contract, in the same shape. */
export function sendError(res: ServerResponse, code: ErrorCode): void {
  const { status, message } = ERRORS[code];
  res.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    ...retryHeaders(status),
  });
  res.end(JSON.stringify({ defined: false, code, status, message }));
}
