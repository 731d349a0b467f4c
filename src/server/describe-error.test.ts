import { expect, test } from 'vitest';

import { describeError } from './describe-error.ts';

test('an error keeps its words, its code and its cause, and loses what a driver hung on it', () => {
  const cause = Object.assign(new Error('refused'), { code: 'ECONNREFUSED', password: 'secret' });
  const described = describeError(new Error('The queue is away', { cause }));
  expect(described).toMatchObject({
    type: 'Error',
    message: 'The queue is away',
    cause: { message: 'refused', code: 'ECONNREFUSED' },
  });
  expect(JSON.stringify(described)).not.toContain('secret');
});

test('what the queue reports is told in words, not as [object Object]', () => {
  const reported = {
    message: 'relation does not exist',
    stack: 'at …',
    queue: 'mails',
    code: '42P01',
  };
  expect(describeError(reported)).toMatchObject({
    message: 'relation does not exist',
    queue: 'mails',
    code: '42P01',
  });
  expect(JSON.stringify(describeError({ some: 'thing' }))).not.toContain('object Object');
});
