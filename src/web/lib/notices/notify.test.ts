import { ORPCError } from '@orpc/client';
import { expect, it } from 'vitest';

import { notifyError } from './notify.ts';
import { connectToaster } from './toasts.ts';

it('a failure of ours is said with the id that stands in the log, and one of the customer without', () => {
  const said: unknown[] = [];
  const disconnect = connectToaster(({ options }) => said.push(options.description));
  notifyError(new ORPCError('INTERNAL', { data: { requestId: 'ab12-cd34' } }));
  notifyError(new ORPCError('INSUFFICIENT_CREDITS', { data: { requestId: 'ef56' } }));
  notifyError(new TypeError('Failed to fetch'));
  disconnect();
  expect(said[0]).toMatch(/ Reference: ab12-cd34$/);
  expect(String(said.slice(1))).not.toContain('Reference');
});
