import type { IncomingMessage, ServerResponse } from 'node:http';

import type { Member } from '#server/http/guard/access.ts';

/** A request that has been shown to come from a member, and its answer. */
export interface MemberExchange {
  req: IncomingMessage;
  res: ServerResponse;
  member: Member;
}
