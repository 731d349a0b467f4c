import { expect, test } from 'vitest';

import { databaseFault } from './database-fault.ts';

const fault = (code: string, message = 'x') => Object.assign(new Error(message), { code });

test.each([
  [fault('ECONNREFUSED'), 'DATABASE_UNAVAILABLE'],
  [fault('57P01', 'terminating connection due to administrator command'), 'DATABASE_UNAVAILABLE'],
  [fault('08006'), 'DATABASE_UNAVAILABLE'],
  [new Error('Connection terminated unexpectedly'), 'DATABASE_UNAVAILABLE'],
  [new Error('timeout exceeded when trying to connect'), 'DATABASE_UNAVAILABLE'],
  [fault('42501', 'permission denied for table profiles'), 'DATABASE_DENIED'],
  [fault('28P01', 'password authentication failed'), 'MISCONFIGURED'],
  [fault('42P01', 'relation "analytics_days" does not exist'), 'MISCONFIGURED'],
  [fault('23505', 'duplicate key'), null],
  [new TypeError('x is not a function'), null],
  ['a string', null],
])('%s means %s', (error, code) => {
  expect(databaseFault(error)).toBe(code);
});
