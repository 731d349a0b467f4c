import type { IncomingMessage } from 'node:http';

/** The peer's address; behind a proxy that TRUST_PROXY vouches for, the address that proxy saw. */
export function clientIp(req: IncomingMessage, trustProxy: boolean): string {
  const forwarded = req.headers['x-forwarded-for'];
  const last = typeof forwarded === 'string' ? forwarded.split(',').at(-1)?.trim() : undefined;
  const address = (trustProxy && last) || req.socket.remoteAddress || '0.0.0.0';
  return address.startsWith('::ffff:') ? address.slice(7) : address;
}

/** Whoever has one IPv6 address has a whole /64 of them. */
export function networkOf(ip: string): string {
  if (!ip.includes(':')) return ip;
  const [head = '', tail] = ip.split('::');
  const front = head.split(':');
  const filled =
    tail === undefined
      ? front
      : [
          ...front,
          ...Array<string>(Math.max(0, 8 - front.length - tail.split(':').length)).fill('0'),
        ];
  return `${filled
    .slice(0, 4)
    .map((part) => part.replace(/^0+(?=.)/, '') || '0')
    .join(':')}::/64`;
}
