import type { IncomingMessage, ServerResponse } from 'node:http';
import type { StandardLazyRequest, StandardResponse } from '@orpc/standard-server';
import { sendStandardResponse, toAbortSignal } from '@orpc/standard-server-node';

import { AppError } from '#shared/errors.ts';

import { assertPlainText } from '#server/http/guard/plain-text.ts';
import { readBody } from '#server/http/read-body.ts';

const MAX_BODY_BYTES = 128 * 1024;

/**
 * oRPC's own Node adapter sends every answer in chunks and builds what most calls never read. This
 * does the same for JSON at two thirds of the CPU, and leaves streams to the library.
 */
export function toApiRequest(
  req: IncomingMessage,
  res: ServerResponse,
  refuseContradiction: (url: URL, input: unknown) => void,
): StandardLazyRequest {
  let signal: AbortSignal | undefined;
  const url = new URL(req.url ?? '/', 'http://localhost');
  if (url.search !== '') refuseContradiction(url, Object.fromEntries(url.searchParams));
  return {
    method: req.method ?? 'GET',
    url,
    headers: req.headers,
    body: async () => {
      const body = await readJson(req);
      refuseContradiction(url, body);
      return body;
    },
    get signal() {
      return (signal ??= toAbortSignal(res));
    },
  };
}

export async function sendApiResponse(
  res: ServerResponse,
  response: StandardResponse,
): Promise<void> {
  const { body, status, headers } = response;
  if (!isPlainJson(body)) return sendStandardResponse(res, response);
  const text = body === undefined ? '' : JSON.stringify(body);
  res.writeHead(status, {
    ...headers,
    ...(text !== '' && { 'Content-Type': 'application/json' }),
    'Content-Length': Buffer.byteLength(text),
  });
  res.end(text);
}

function isPlainJson(body: unknown): boolean {
  if (body === null || typeof body !== 'object') return true;
  return Array.isArray(body) || Object.getPrototypeOf(body) === Object.prototype;
}

async function readJson(req: IncomingMessage): Promise<unknown> {
  if (!req.headers['content-type']?.startsWith('application/json')) return undefined;
  const body = await readBody(req, MAX_BODY_BYTES);
  if (body.length === 0) return undefined;
  const text = body.toString('utf8');
  assertPlainText(text);
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new AppError('VALIDATION_FAILED', { cause });
  }
}
