import type { ApiDeps } from '#server/http/api/api-context.ts';
import { theMember } from '#server/http/api/implementer.ts';
import type { Implementer } from '#server/http/api/implementer.ts';
import { toProfileView } from '#server/http/api/profile-view.ts';
import { requireConfirmation } from '#server/http/guard/require-confirmation.ts';
import { cancelDeletion } from '#server/profiles/cancel-deletion.ts';
import { requestDeletion } from '#server/profiles/request-deletion.ts';
import { setPreferences } from '#server/profiles/set-preferences.ts';

export function profileRoutes(os: Implementer, { db, config, billing: { queue } }: ApiDeps) {
  const calls = os.profile;
  return {
    get: calls.get.handler(({ context }) => toProfileView(theMember(context).profile)),
    setPreferences: calls.setPreferences.handler(async ({ input, context }) =>
      toProfileView(await setPreferences(db, { userId: theMember(context).user.id, ...input })),
    ),
    requestDeletion: calls.requestDeletion.handler(async ({ input, context }) => {
      const member = theMember(context);
      const { profile } = member;
      requireConfirmation(member);
      const deps = { db, queue, appUrl: config.appUrl };
      return toProfileView(await requestDeletion(deps, { profile, typedEmail: input.email }));
    }),
    cancelDeletion: calls.cancelDeletion.handler(async ({ context }) =>
      toProfileView(await cancelDeletion({ db, queue }, theMember(context).user.id)),
    ),
  };
}
