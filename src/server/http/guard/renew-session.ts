import type { ServerResponse } from 'node:http';

import type { Db } from '#server/db/connect.ts';
import type { Identity } from '#server/ports/identity.ts';
import { noteSessionUse } from '#server/sessions/note-session-use.ts';
import { SESSION_NOTED_EVERY_MS } from '#shared/rules/sign-in.ts';

import type { Member } from './access.ts';
import { hintCookie } from '#server/http/site/hint-cookie.ts';

/** Whoever comes back in time stays signed in: the session and its cookies go on from today. */
export async function renewSession(
  deps: { db: Db; identity: Pick<Identity, 'renewCookie'>; config: { appUrl: string } },
  { member, res, cookies }: { member: Member; res: ServerResponse; cookies: string | undefined },
): Promise<void> {
  if (Date.now() - member.usedAt.getTime() < SESSION_NOTED_EVERY_MS) return;
  await noteSessionUse(deps.db, member.sessionId);
  const renewed = deps.identity.renewCookie(cookies);
  if (!renewed || res.headersSent) return;
  const isSecure = deps.config.appUrl.startsWith('https://');
  res.appendHeader('Set-Cookie', [renewed, hintCookie(true, isSecure)]);
}
