import type { IncomingMessage } from 'node:http';

/** The peer's address; behind a proxy that TRUST_PROXY vouches for, the address that proxy saw. */
export function clientIp(req: IncomingMessage, trustProxy: boolean): string {
  const forwarded = req.headers['x-forwarded-for'];
  const last = typeof forwarded === 'string' ? forwarded.split(',').at(-1)?.trim() : undefined;
  const address = (trustProxy && last) || req.socket.remoteAddress || '0.0.0.0';
  return address.startsWith('::ffff:') ? address.slice(7) : address;
}
