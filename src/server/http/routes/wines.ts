import type { ApiDeps } from '#server/http/api/api-context.ts';
import { theMember } from '#server/http/api/implementer.ts';
import type { Implementer } from '#server/http/api/implementer.ts';
import { enforceLimit } from '#server/http/guard/enforce-limit.ts';
import {
  copyVintage,
  createWine,
  setRemoved,
  updateWine,
  winesLimit,
} from '#server/wines/change-wines.ts';
import { findWine, listWines } from '#server/wines/find-wines.ts';
import { importWines } from '#server/wines/import-wines.ts';
import { giveSampleWines } from '#server/wines/sample-wines.ts';
import { previewWine } from '#server/wines/preview-wine.ts';
import { showBottle } from '#server/wines/show-bottle.ts';
import { toWineView } from '#server/wines/wine-view.ts';
import { COSTLY_CALLS } from '#shared/rules/limits.ts';

export function wineRoutes(
  os: Implementer,
  { db, rateLimiter, generations, wines: deps }: ApiDeps,
) {
  const calls = os.wines;
  const canBeShown = generations.engine.showsOwnWines ?? false;
  const count = (what: 'bottle' | 'winePreview', userId: string) =>
    enforceLimit(rateLimiter, { key: `${what}:user:${userId}`, ...COSTLY_CALLS[what] });
  return {
    list: calls.list.handler(async ({ input, context }) => {
      const { user, profile } = theMember(context);
      if (!profile.sample_wines_given) await giveSampleWines(db, user.id);
      const { wines, ...page } = await listWines(db, { ...input, userId: user.id });
      return { wines: wines.map(toWineView), ...page, limit: winesLimit(profile), canBeShown };
    }),
    get: calls.get.handler(async ({ input, context }) =>
      toWineView(await findWine(db, { ...input, userId: theMember(context).user.id })),
    ),
    create: calls.create.handler(async ({ input, context }) =>
      toWineView(await createWine(db, theMember(context).profile, input)),
    ),
    update: calls.update.handler(async ({ input, context }) =>
      toWineView(await updateWine(db, { ...input, userId: theMember(context).user.id })),
    ),
    newVintage: calls.newVintage.handler(async ({ input, context }) =>
      toWineView(await copyVintage(db, theMember(context).profile, input)),
    ),
    importMany: calls.importMany.handler(({ input, context }) =>
      importWines(db, theMember(context).profile, input),
    ),
    remove: calls.remove.handler(async ({ input, context }) => {
      const { user, profile: owner } = theMember(context);
      const wine = await setRemoved(db, { ...input, userId: user.id, isRemoved: true, owner });
      return toWineView(wine);
    }),
    restore: calls.restore.handler(async ({ input, context }) => {
      const { user, profile: owner } = theMember(context);
      const wine = await setRemoved(db, { ...input, userId: user.id, isRemoved: false, owner });
      return toWineView(wine);
    }),
    bottle: calls.bottle.handler(({ input, context }) => {
      const userId = theMember(context).user.id;
      const countCall = () => count('bottle', userId);
      return showBottle(deps, { id: input.id, userId, countCall });
    }),
    preview: calls.preview.handler(async ({ input, context, signal }) => {
      const userId = theMember(context).user.id;
      await count('winePreview', userId);
      return previewWine(deps, { ...input, userId, signal });
    }),
  };
}
