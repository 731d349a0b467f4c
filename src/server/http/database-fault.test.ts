import { expect, test } from 'vitest';

import { databaseFault } from './database-fault.ts';

const fault = (code: string, message = 'x') => Object.assign(new Error(message), { code });

test.each([
  [fault('ECONNREFUSED'), 'DATABASE_UNAVAILABLE'],
  [fault('57P01', 'terminating connection due to administrator command'), 'DATABASE_UNAVAILABLE'],
  [fault('08006'), 'DATABASE_UNAVAILABLE'],
  [new Error('Connection terminated unexpectedly'), 'DATABASE_UNAVAILABLE'],
  [new Error('timeout exceeded when trying to connect'), 'DATABASE_UNAVAILABLE'],
  [new Error('Query read timeout'), 'DATABASE_UNAVAILABLE'],
  [
    new Error('Client has encountered a connection error and is not queryable'),
    'DATABASE_UNAVAILABLE',
  ],
  [fault('40P01', 'deadlock detected'), 'DATABASE_UNAVAILABLE'],
  [fault('40001', 'could not serialize access'), 'DATABASE_UNAVAILABLE'],
  [fault('57014', 'canceling statement due to statement timeout'), 'DATABASE_UNAVAILABLE'],
  [fault('55P03', 'canceling statement due to lock timeout'), 'DATABASE_UNAVAILABLE'],
  [fault('53100', 'could not extend file: No space left on device'), 'DATABASE_UNAVAILABLE'],
  [fault('22003', 'value "2147483648" is out of range for type integer'), 'VALIDATION_FAILED'],
  [fault('22P02', 'invalid input syntax for type json'), 'VALIDATION_FAILED'],
  [fault('42501', 'permission denied for table profiles'), 'DATABASE_DENIED'],
  [fault('28P01', 'password authentication failed'), 'MISCONFIGURED'],
  [fault('42P01', 'relation "analytics_days" does not exist'), 'MISCONFIGURED'],
  [fault('23505', 'duplicate key'), null],
  [new TypeError('x is not a function'), null],
  ['a string', null],
])('%s means %s', (error, code) => {
  expect(databaseFault(error)).toBe(code);
});
