import { onTestFinished } from 'vitest';

import { openS3 } from './s3-store.ts';
import type { TestS3 } from './s3-store.ts';

/** A small S3 for one test. */
export async function startTestS3(): Promise<TestS3> {
  const { close, ...store } = await openS3();
  onTestFinished(close);
  return store;
}
