import { readSettings, updateSettings } from '#server/admin/settings/app-settings.ts';
import { actorOf } from '#server/http/guard/admin-actor.ts';
import type { ApiDeps } from '#server/http/api/api-context.ts';
import { theMember } from '#server/http/api/implementer.ts';
import type { Implementer } from '#server/http/api/implementer.ts';
import { AppError } from '#shared/errors.ts';

export function adminSettingsRoutes(os: Implementer, deps: ApiDeps) {
  const calls = os.adminSettings;
  const { db, settings, generations } = deps;
  return {
    get: calls.get.handler(async () => ({
      settings: await readSettings(db),
      engine: {
        name: generations.engine.name,
        isHosted: generations.engine.isHosted,
        deadlineS: Math.round(generations.deadlineMs / 1000),
        concurrency: generations.concurrency,
      },
    })),
    update: calls.update.handler(async ({ input, context }) => {
      // Whoever asks for it first would otherwise be the first to be locked out.
      if (input.adminsNeedTwoFactor && !theMember(context).user.hasTwoFactor)
        throw new AppError('TWO_FACTOR_REQUIRED');
      const changed = await updateSettings(db, { actor: actorOf(context), change: input });
      settings.forget();
      return changed;
    }),
  };
}
