import type { IncomingMessage } from 'node:http';

import type { Actor } from '#server/admin/record-audit.ts';
import type { Config } from '#server/config.ts';

import { clientIp } from './client-ip.ts';
import { theMember } from './implementer.ts';

/** Who asks, for the audit log. */
export function actorOf(
  { trustProxy }: Config,
  context: { req: IncomingMessage; found: { user: { id: string } } | null },
): Actor {
  return {
    id: theMember(context).user.id,
    ip: clientIp(context.req, trustProxy),
    userAgent: context.req.headers['user-agent'] ?? null,
  };
}
