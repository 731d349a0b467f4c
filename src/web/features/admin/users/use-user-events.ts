import { useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { UsersChanged } from '#shared/contract/admin-users.ts';
import { queries } from '#web/lib/requests/api.ts';
import { openStream } from '#web/lib/requests/open-stream.ts';
import type { UserDetail, UserPage } from './use-users.ts';

/** Rows follow what other admins, payments and pictures do to them. */
export function useUserEvents(): void {
  const client = useQueryClient();
  useEffect(() => {
    const onTold = (change: unknown) => applyChange(client, change as UsersChanged);
    // What happened meanwhile was told to nobody.
    const onReopened = () => applyChange(client, { users: null, gone: [] });
    return openStream('/api/admin/user-events', { onTold, onReopened });
  }, [client]);
}

/** Rows in sight change in their place; what is open is read again. */
export function applyChange(client: QueryClient, { users, gone }: UsersChanged): void {
  const { list, get, timeline } = queries.adminUsers;
  if (!users) {
    for (const call of [list, get, timeline])
      void client.invalidateQueries({ queryKey: call.key() });
    return;
  }
  const now = new Map(users.map((user) => [user.userId, user]));
  client.setQueriesData<UserPage>({ queryKey: list.key() }, (page) => page && patchRows(page, now));
  for (const userId of [...now.keys(), ...gone]) {
    const input = { userId };
    client.setQueryData<UserDetail>(get.queryKey({ input }), (detail) => {
      const user = now.get(userId);
      return detail && user ? { ...detail, user } : detail;
    });
    void client.invalidateQueries({ queryKey: get.key({ input }) });
    void client.invalidateQueries({ queryKey: timeline.key(), type: 'active' });
  }
  if (gone.length > 0) void client.invalidateQueries({ queryKey: list.key() });
}

function patchRows(page: UserPage, now: ReadonlyMap<string, UserPage['data'][number]>): UserPage {
  if (!page.data.some(({ userId }) => now.has(userId))) return page;
  return { ...page, data: page.data.map((user) => now.get(user.userId) ?? user) };
}
