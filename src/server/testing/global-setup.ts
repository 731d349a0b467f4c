import type { TestProject } from 'vitest/node';

import { startTestCluster } from './cluster.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    adminUrl: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startTestCluster({ hasSocket: true });
  project.provide('adminUrl', cluster.adminUrl);
  return () => cluster.stop();
}
