import { readSettings, updateSettings } from '#server/admin/app-settings.ts';
import { actorOf } from '#server/http/admin-actor.ts';
import type { ApiDeps } from '#server/http/api-context.ts';
import type { Implementer } from '#server/http/implementer.ts';

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
      const changed = await updateSettings(db, { actor: actorOf(context), change: input });
      settings.forget();
      return changed;
    }),
  };
}
