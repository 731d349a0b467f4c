import { countAllRows } from '#server/admin/exports/count-rows.ts';
import { prepareExport } from '#server/admin/exports/prepare-export.ts';
import { actorOf } from '#server/http/guard/admin-actor.ts';
import type { ApiDeps } from '#server/http/api/api-context.ts';
import type { Implementer } from '#server/http/api/implementer.ts';

export function adminExportsRoutes(os: Implementer, { db }: ApiDeps) {
  const calls = os.adminExports;
  return {
    counts: calls.counts.handler(({ input }) => countAllRows(db, input)),
    prepare: calls.prepare.handler(({ input, context }) =>
      prepareExport(db, { actor: actorOf(context), request: input }),
    ),
  };
}
