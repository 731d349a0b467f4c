import { lookup } from 'node:dns/promises';
import http from 'node:http';
import type { IncomingMessage } from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';

import { EngineError } from '#server/ports/image-engine.ts';
import type { DownloadPicture } from '#server/ports/picture-download.ts';

import { isPublicAddress } from './public-address.ts';

const MAX_BYTES = 20 * 1024 * 1024;
const TIMEOUT_MS = 15_000;
const MAX_REDIRECTS = 3;

interface Guard {
  resolve(host: string): Promise<string[]>;
  isAllowed(address: string): boolean;
  timeoutMs: number;
}

const GUARD: Guard = {
  resolve: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
  isAllowed: isPublicAddress,
  timeoutMs: TIMEOUT_MS,
};

/**
 * Downloads from an address that a provider named. The name is resolved once, every address it has
 * must be public, and the connection goes to that very address: a name that changes its mind between
 * the check and the connection (DNS rebinding) gains nothing. Redirects are checked the same way.
 */
export function createGuardedDownload(overrides: Partial<Guard> = {}): DownloadPicture {
  const guard = { ...GUARD, ...overrides };
  return async (url, { signal }) => {
    const timeout = AbortSignal.timeout(guard.timeoutMs);
    try {
      return await follow(guard, url, AbortSignal.any([signal, timeout]));
    } catch (error) {
      if (signal.aborted) throw signal.reason;
      if (error instanceof EngineError) throw error;
      if (timeout.aborted) throw unfit('took too long', error);
      throw unfit('could not be fetched', error);
    }
  };
}

async function follow(guard: Guard, start: string, signal: AbortSignal): Promise<Buffer> {
  let url = new URL(start);
  for (let hop = 0; hop <= MAX_REDIRECTS; hop++) {
    const answer = await request(url, await pinnedAddress(guard, url), signal);
    const { statusCode = 0, headers } = answer;
    if (statusCode >= 300 && statusCode < 400 && headers.location) {
      answer.destroy();
      url = new URL(headers.location, url);
      continue;
    }
    if (statusCode !== 200) {
      answer.destroy();
      throw unfit(`was answered with ${statusCode}`);
    }
    return body(answer);
  }
  throw unfit('was redirected too often');
}

async function pinnedAddress(guard: Guard, url: URL): Promise<string> {
  if (url.protocol !== 'https:' && url.protocol !== 'http:')
    throw unfit(`uses ${url.protocol} instead of the web`);
  if (url.username || url.password) throw unfit('carries a password');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const addresses = isIP(host) ? [host] : await guard.resolve(host);
  const [first] = addresses;
  if (!first || !addresses.every((address) => guard.isAllowed(address)))
    throw unfit('does not lead to a public host');
  return first;
}

function request(url: URL, address: string, signal: AbortSignal): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const { get } = url.protocol === 'https:' ? https : http;
  get(
    url,
    {
      signal,
      agent: false,
      headers: { Accept: 'image/*', 'Accept-Encoding': 'identity', 'User-Agent': 'Vignette' },
      // Whatever the name means by now: this is the address that was checked.
      lookup: (_host, options, done) => {
        const family = isIP(address);
        if (options.all) done(null, [{ address, family }]);
        else done(null, address, family);
      },
    },
    resolve,
  ).once('error', reject);
  return promise;
}

async function body(answer: IncomingMessage): Promise<Buffer> {
  const { headers } = answer;
  const type = headers['content-type'] ?? '';
  if (!/^(image\/(?!svg)|application\/octet-stream|binary\/octet-stream)/i.test(type)) {
    answer.destroy();
    throw unfit(`is of type “${type}”`);
  }
  if (Number(headers['content-length'] ?? 0) > MAX_BYTES) {
    answer.destroy();
    throw unfit('is too large');
  }
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_BYTES) throw unfit('is too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function unfit(fault: string, cause?: unknown): EngineError {
  return new EngineError('BAD_IMAGE', {
    message: `The address of the picture ${fault}`,
    isRetryable: true,
    cause,
  });
}
