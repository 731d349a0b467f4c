import type { TestApp } from './create-test-app.ts';

/** What a row may build on: the running app and the member whose things the others reach for. */
export interface World {
  app: TestApp;
  memberId: string;
}

interface Row {
  /** A valid input that names a thing of `member`'s where the call names one. */
  input?: (world: World) => unknown;
  /** The call names a thing that belongs to someone: to any other member it does not exist. */
  isOwned?: boolean;
}

/** One row a call; the access matrix test fails for a call without one. */
export const ACCESS_ROWS: Record<string, Row> = {
  'session.get': {},
  'profile.get': {},
  'generations.generate': { input: () => ({ prompt: 'a glass of red' }) },
  'generations.list': { input: () => ({}) },
  'generations.get': { input: ownGeneration, isOwned: true },
  'generations.preview': { input: ownGeneration, isOwned: true },
  'generations.cancel': { input: ownGeneration, isOwned: true },
  'generations.events': { input: ownGeneration, isOwned: true },
  'generations.allEvents': {},
};

/** A generation of the member's that has already ended, so that nothing waits for it. */
async function ownGeneration({ app, memberId }: World): Promise<{ id: string }> {
  return app.context.db
    .insertInto('generations')
    .values({
      user_id: memberId,
      idempotency_key: crypto.randomUUID(),
      request_hash: 'x',
      prompt: 'a glass of red',
      style_id: 'cinematic',
      size: 'square',
      state: 'cancelled',
      deadline_at: new Date(),
      finished_at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
}
