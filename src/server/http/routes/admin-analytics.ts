import { getAdminAnalytics } from '#server/admin/analytics/get-admin-analytics.ts';
import { readAnalytics } from '#server/admin/analytics/read-analytics.ts';
import type { ApiDeps } from '#server/http/api/api-context.ts';
import type { Implementer } from '#server/http/api/implementer.ts';

export function adminAnalyticsRoutes(os: Implementer, { db }: ApiDeps) {
  const calls = os.adminAnalytics;
  return {
    overview: calls.overview.handler(() => getAdminAnalytics(db)),
    report: calls.report.handler(({ input }) => readAnalytics(db, input)),
  };
}
