import { ORPCError } from '@orpc/client';
import { describe, expect, it } from 'vitest';
import { classifyError } from './classify-error.ts';

describe('what an admin screen failed of', () => {
  it.each([
    [new ORPCError('UNAUTHENTICATED'), 'authentication'],
    [new ORPCError('FORBIDDEN'), 'database-permission'],
    [new ORPCError('DATABASE_UNAVAILABLE'), 'database-connection'],
    [new ORPCError('DATABASE_DENIED'), 'database-permission'],
    [new ORPCError('MISCONFIGURED'), 'configuration'],
    [new TypeError('Failed to fetch'), 'network'],
    [new TypeError('Failed to fetch dynamically imported module: /assets/x.js'), 'network'],
    [new TypeError("Cannot read properties of undefined (reading 'map')"), 'interface'],
    [new TypeError('users.map is not a function'), 'interface'],
    [new Error('JWT expired'), 'authentication'],
    [new Error('permission denied for table profiles'), 'database-permission'],
    [new Error('the cork broke'), 'unexpected'],
    [new ORPCError('INTERNAL', { message: 'Oops' }), 'unexpected'],
  ])('%s is of the kind %s', (error, kind) => {
    expect(classifyError(error)).toBe(kind);
  });
});
