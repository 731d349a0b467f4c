import { expect, test } from 'vitest';

import { readPlaywright, readVitest, sayResults } from '../../scripts/tests/test-results.ts';

const unit = readVitest(
  {
    numPassedTests: 7,
    numPendingTests: 1,
    numTodoTests: 0,
    testResults: [
      {
        name: '/house/src/a.test.ts',
        status: 'failed',
        message: '',
        assertionResults: [
          { ancestorTitles: [], title: 'stands', status: 'passed', failureMessages: [] },
          {
            ancestorTitles: ['on a phone'],
            title: 'falls',
            status: 'failed',
            failureMessages: ['\u001B[31mAssertionError: 1 is not 2\u001B[39m\n    at a.test.ts:3'],
          },
        ],
      },
      {
        name: '/house/src/b.test.ts',
        status: 'failed',
        message: 'no such file\nat x',
        assertionResults: [],
      },
    ],
  },
  '/house',
);

const story = (title: string, status: string, ...messages: string[]) => ({
  title,
  tests: [{ status, results: messages.map((message) => ({ errors: [{ message }] })) }],
});

const stories = readPlaywright({
  stats: { expected: 3, skipped: 0 },
  errors: [],
  suites: [
    {
      title: 'create.spec.ts',
      specs: [story('draws', 'expected'), story('waits', 'flaky', '\nTimeout 20 s\nlog')],
      suites: [{ title: 'on a phone', specs: [story('turns', 'unexpected', 'not visible')] }],
    },
  ],
});

test('the end names every failed test with its reason, and the last line counts', () => {
  expect(sayResults([unit, stories])).toBe(`
FAILED src/a.test.ts › on a phone › falls
       AssertionError: 1 is not 2
FAILED src/b.test.ts
       no such file
FAILED tests/e2e/create.spec.ts › waits
       FLAKY: Timeout 20 s
FAILED tests/e2e/create.spec.ts › on a phone › turns
       not visible
10 passed, 4 failed, 1 skipped`);
});

test('a story that passed on its second try is a failure', () => {
  const second = readPlaywright({
    stats: { expected: 0, skipped: 0 },
    errors: [],
    suites: [{ title: 'a.spec.ts', specs: [story('waits', 'flaky', 'late')] }],
  });
  expect(sayResults([second])).toMatch(/\n0 passed, 1 failed$/);
});

test('nothing but the count is said of a run without a fault', () => {
  expect(sayResults([{ passed: 5, skipped: 0, failures: [] }])).toBe('\n5 passed, 0 failed');
});
