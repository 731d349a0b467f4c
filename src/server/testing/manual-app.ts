import { requestGeneration } from '#server/generations/request-generation.ts';
import { runGeneration } from '#server/generations/run/run-generation.ts';

import { createCountingPictures } from './counting-pictures.ts';
import { createTestApp } from './create-test-app.ts';
import type { TestApp, TestAppOptions } from './create-test-app.ts';

export const ORDER = {
  prompt: 'a glass of red',
  styleId: 'cinematic',
  size: 'square',
  count: 1,
} as const;
export const NEVER = new AbortController().signal;

/** An app without workers of its own: the test decides who runs what. */
export async function createManualApp(options: TestAppOptions = {}) {
  const pictures = createCountingPictures();
  const app = await createTestApp({ pictures, ...options, env: { ROLE: 'web', ...options.env } });
  const member = await app.member();
  await member.api.profile.get();
  const place = async () => {
    const [generation] = await requestGeneration(app.context.generations, {
      ...ORDER,
      userId: member.userId,
      network: 'test',
    });
    if (!generation) throw new Error('Nothing was placed');
    return generation.id;
  };
  const run = (generationId: string) =>
    runGeneration(app.context.generations, { generationId, signal: NEVER });
  return { app, member, pictures, place, run };
}

export const stateOf = (app: TestApp, id: string) =>
  app.context.db
    .selectFrom('generations')
    .select(['state', 'attempt', 'error_code'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
