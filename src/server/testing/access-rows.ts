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
};
