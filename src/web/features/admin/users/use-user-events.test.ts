import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { queries } from '#web/lib/requests/api.ts';
import { applyChange } from './use-user-events.ts';
import type { User, UserPage } from './use-users.ts';

const user = (userId: string, credits: number) => ({ userId, credits }) as User;
const page = (...data: User[]) => ({ data, count: data.length }) as UserPage;

it('puts what changed into the rows that are in sight, and leaves the others', () => {
  const client = new QueryClient();
  const { list } = queries.adminUsers;
  const [seen, other] = [list.queryKey({ input: {} }), list.queryKey({ input: { page: 2 } })];
  client.setQueryData(seen, page(user('anna', 10), user('bruno', 5)));
  client.setQueryData(other, page(user('chiara', 1)));
  const before = client.getQueryData(other);
  applyChange(client, { users: [user('bruno', 7)], gone: [] });
  expect(client.getQueryData<UserPage>(seen)?.data.map(({ credits }) => credits)).toEqual([10, 7]);
  expect(client.getQueryData(other)).toBe(before);
});

it('reads the list again where somebody has gone, or where something was missed', () => {
  const client = new QueryClient();
  const key = queries.adminUsers.list.queryKey({ input: {} });
  const isStale = () => client.getQueryState(key)?.isInvalidated;
  client.setQueryData(key, page(user('anna', 10)));
  applyChange(client, { users: [], gone: ['anna'] });
  expect(isStale()).toBe(true);
  client.setQueryData(key, page(user('anna', 10)));
  applyChange(client, { users: null, gone: [] });
  expect(isStale()).toBe(true);
});
