import type { Member } from '#server/http/guard/access.ts';
import type { ApiDeps } from '#server/http/api/api-context.ts';
import { theMember } from '#server/http/api/implementer.ts';
import type { Implementer } from '#server/http/api/implementer.ts';
import { endDevices, listDevices } from '#server/sessions/devices.ts';
import { findRecentEmailChange } from '#server/profiles/recent-email-change.ts';
import { undoEmailChange } from '#server/profiles/undo-email-change.ts';

export function accountRoutes(os: Implementer, deps: ApiDeps) {
  const { db, billing, profileRules } = deps;
  const calls = os.account;
  return {
    devices: calls.devices.handler(({ context }) => listDevices(db, hereOf(theMember(context)))),
    endDevice: calls.endDevice.handler(async ({ input, context }) => ({
      ended: await endDevices(db, hereOf(theMember(context)), input.id),
    })),
    endOtherDevices: calls.endOtherDevices.handler(async ({ context }) => ({
      ended: await endDevices(db, hereOf(theMember(context))),
    })),
    recentEmailChange: calls.recentEmailChange.handler(({ context }) =>
      findRecentEmailChange(db, theMember(context).user.id),
    ),
    undoEmailChange: calls.undoEmailChange.handler(({ input }) =>
      undoEmailChange({ db, queue: billing.queue, secret: profileRules.secret }, input.token),
    ),
  };
}

function hereOf({ user, sessionId }: Member) {
  return { userId: user.id, sessionId };
}
