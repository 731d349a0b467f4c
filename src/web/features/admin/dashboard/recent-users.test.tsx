import { server } from '#web/testing/answers.ts';
import { act } from 'react';
import { expect, it } from 'vitest';
import { renderAt } from '#web/testing/render.tsx';
import { RecentUsers } from './recent-users.tsx';

it('a house without users says so', async () => {
  server.answer = async () => Response.json({ data: [], count: 0 });
  const page = await renderAt(<RecentUsers />, { at: '/admin' });
  await act(() => expect.poll(() => page.textContent).toBe('No recent users found.'));
});
