import { expect, test } from 'vitest';
import { AppError } from '#shared/errors.ts';
import { createRequestKeys, isAnswerLost } from './request-keys.ts';

test('a wish whose answer was lost goes under its old key, whatever was asked for in between', () => {
  const keys = createRequestKeys();
  const wish = { prompt: 'a glass' };
  const first = keys.take(wish);
  // Pressed twice on purpose.
  expect(keys.take(wish)).not.toBe(first);
  keys.keepLost(wish, first);
  expect(keys.take({ prompt: 'a bottle' })).not.toBe(first);
  expect(keys.take(wish)).toBe(first);
  expect(keys.take(wish)).not.toBe(first);
});

test.each([
  [new TypeError('Failed to fetch'), true],
  [new DOMException('late', 'TimeoutError'), true],
  [new AppError('UNAVAILABLE'), true],
  [new AppError('INTERNAL'), true],
  [{ status: 502 }, true],
  [new AppError('INSUFFICIENT_CREDITS'), false],
  [new AppError('RATE_LIMITED'), false],
])('%s: whether the answer is lost', (error, isLost) => {
  expect(isAnswerLost(error)).toBe(isLost);
});
