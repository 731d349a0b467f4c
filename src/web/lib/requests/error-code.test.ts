import { expect, it } from 'vitest';
import { errorCodeOf } from './error-code.ts';

it.each([
  [{ code: 'RATE_LIMITED' }, 'RATE_LIMITED'],
  [{ code: 'BAD_GATEWAY', data: { body: { code: 'UNAVAILABLE' } } }, 'UNAVAILABLE'],
  [{ code: 'SOMETHING_NEW' }, 'INTERNAL'],
  [new TypeError('Failed to fetch'), 'NETWORK_FAILED'],
  [new DOMException('late', 'TimeoutError'), 'NETWORK_FAILED'],
  [new Error('boom'), 'INTERNAL'],
  ['boom', 'INTERNAL'],
  [null, 'INTERNAL'],
])('finds the words for %j', (error, code) => expect(errorCodeOf(error)).toBe(code));
