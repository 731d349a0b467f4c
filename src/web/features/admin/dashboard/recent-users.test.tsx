import { server } from '#web/testing/answers.ts';
import { expect, it } from 'vitest';
import { renderAt } from '#web/testing/render.tsx';
import { RecentUsers } from './recent-users.tsx';

it('a house without users says so', async () => {
  server.answer = async () => Response.json({ data: [], count: 0 });
  const page = await renderAt(<RecentUsers />, { at: '/admin' });
  await expect.poll(() => page.textContent).toBe('No recent users found.');
});
