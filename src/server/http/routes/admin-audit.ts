import { listAudit, listAuditActions } from '#server/admin/audit/list-audit.ts';
import { verifyAuditChain } from '#server/admin/audit/verify-audit-chain.ts';
import type { ApiDeps } from '#server/http/api/api-context.ts';
import type { Implementer } from '#server/http/api/implementer.ts';

export function adminAuditRoutes(os: Implementer, { db }: ApiDeps) {
  const calls = os.adminAudit;
  return {
    list: calls.list.handler(({ input }) => listAudit(db, input)),
    actions: calls.actions.handler(() => listAuditActions(db)),
    verify: calls.verify.handler(async () => {
      const report = await verifyAuditChain(db);
      return { ...report, checkedAt: new Date().toISOString() };
    }),
  };
}
