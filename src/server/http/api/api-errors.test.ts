import { expect, it } from 'vitest';

import type { Logger } from '#server/ports/logger.ts';

import { toApiError } from './api-errors.ts';

function levelsOf(hasCallerLeft: boolean): string[] {
  const levels: string[] = [];
  const note = (level: string) => () => void levels.push(level);
  const logger: Logger = { info: note('info'), warn: note('warn'), error: note('error') };
  const answer = toApiError(new Error('CANCELLED'), { requestId: 'r1', logger, hasCallerLeft });
  expect(answer.code).toBe('INTERNAL');
  return levels;
}

it('what nobody foresaw is logged as a fault', () => {
  expect(levelsOf(false)).toEqual(['error']);
});

it('what was stopped because its caller had left is none', () => {
  expect(levelsOf(true)).toEqual(['info']);
});
