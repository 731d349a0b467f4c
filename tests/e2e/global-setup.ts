import { startTestCluster } from '#server/testing/cluster.ts';

import { buildIfStale } from '../../scripts/build-if-stale.ts';
import { bundleIfStale } from '../../scripts/bundle-if-stale.ts';

/**
 * The built web and one PostgreSQL for the whole run; each worker starts its own app on it. The
 * Studio is bundled as for `npm start`: from its sources every one of these apps would load it anew.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  await buildIfStale();
  await bundleIfStale();
  const cluster = await startTestCluster({ hasSocket: true });
  process.env['VIGNETTE_TEST_ADMIN_URL'] = cluster.adminUrl;
  return () => cluster.stop();
}
