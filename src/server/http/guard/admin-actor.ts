import { CLIENT_IP_HEADER } from '#server/ports/identity.ts';
import type { Actor } from '#server/admin/audit/record-audit.ts';

import type { Member } from './access.ts';
import type { ApiContext } from '#server/http/api/api-context.ts';
import { theMember } from '#server/http/api/implementer.ts';

/** Who acts, for the audit log: the address is the one the server itself saw. */
export function actorOf(
  context: Pick<ApiContext, 'req'> & { found: Member | null },
): Actor & { id: string } {
  const { headers } = context.req;
  const ip = headers[CLIENT_IP_HEADER];
  return {
    id: theMember(context).user.id,
    ip: typeof ip === 'string' ? ip : null,
    userAgent: headers['user-agent'] ?? null,
  };
}
