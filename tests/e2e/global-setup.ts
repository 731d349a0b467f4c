import { startTestCluster } from '#server/testing/cluster.ts';

import { buildIfStale } from '../../scripts/build-if-stale.ts';

/** The built web and one PostgreSQL for the whole run; each worker starts its own app on it. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  await buildIfStale();
  const cluster = await startTestCluster();
  process.env['VIGNETTE_TEST_ADMIN_URL'] = cluster.adminUrl;
  return () => cluster.stop();
}
