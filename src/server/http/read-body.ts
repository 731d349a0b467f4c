import type { IncomingMessage } from 'node:http';

import { AppError } from '#shared/errors.ts';

import { assertPlainText } from './guard/plain-text.ts';

/** What is read of a request that brings a body. */
export interface Sent extends AsyncIterable<Buffer> {
  headers: IncomingMessage['headers'];
}

/** The whole body, up to a limit. */
export async function readBody(req: Sent, maxBytes: number): Promise<Buffer> {
  if (Number(req.headers['content-length'] ?? 0) > maxBytes)
    throw new AppError('PAYLOAD_TOO_LARGE');
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of req) {
      size += chunk.length;
      if (size > maxBytes) throw new AppError('PAYLOAD_TOO_LARGE');
      chunks.push(chunk);
    }
  } catch (error) {
    // Hung up in the middle: nobody reads the answer, and it is no failure of ours.
    throw error instanceof AppError ? error : new AppError('BODY_CUT_SHORT', { cause: error });
  }
  return Buffer.concat(chunks);
}

/**
 * A request as the Fetch API knows it, with its whole body. Proxies may send a body in chunks and
 * without its length; a stream handed on would be read twice.
 */
export async function readRequest(
  req: IncomingMessage,
  { url, maxBytes }: { url: string; maxBytes: number },
): Promise<Request> {
  const { method = 'GET' } = req;
  const headers = new Headers();
  for (let i = 0; i < req.rawHeaders.length; i += 2) {
    const name = req.rawHeaders[i] ?? '';
    if (!UNSENDABLE.has(name.toLowerCase())) headers.append(name, req.rawHeaders[i + 1] ?? '');
  }
  const body = method === 'GET' || method === 'HEAD' ? null : await readBody(req, maxBytes);
  if (body) assertPlainText(body.toString('utf8'));
  return new Request(url, { method, headers, ...(body?.length && { body: new Uint8Array(body) }) });
}

/** About this one connection; the body is whole now. */
const UNSENDABLE = new Set(['transfer-encoding', 'content-length', 'connection', 'expect']);
