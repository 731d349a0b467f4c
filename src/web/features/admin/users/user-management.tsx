import './user-management.css';
import { RefreshCw, SlidersHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
import { hasPermission, USER_LIST } from '#shared/rules/admin/admin.ts';
import { useSignedInSession } from '#web/lib/account/session.ts';
import { ErrorPanel } from '#web/features/admin/errors/error-panel.tsx';
import { PHONE, useMediaQuery } from '#web/lib/hooks/use-media-query.ts';
import { useTypedSearch } from '#web/lib/hooks/use-typed-search.ts';
import { Badge } from '#web/ui/display/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Pager } from '#web/ui/pager.tsx';
import { SearchField } from '#web/ui/forms/search-field.tsx';
import { ExportMenu } from './list/export-menu.tsx';
import { useUserEvents } from './use-user-events.ts';
import { useRefreshUsers, useUsers } from './use-users.ts';
import { useUsersAddress } from './list/use-users-address.ts';
import type { UsersAddress } from './list/use-users-address.ts';
import { UserActions } from './user-actions.tsx';
import type { OpenAction } from './user-actions.tsx';
import { UserDetail } from './detail/user-detail.tsx';
import { countFilters } from './list/users-address.ts';
import { UsersCards } from './list/users-cards.tsx';
import { UsersFilters } from './list/users-filters.tsx';
import { UsersList } from './list/users-list.tsx';
import { UsersTable } from './list/users-table.tsx';
import type { UserListProps } from './list/users-table.tsx';

export function UserManagement() {
  const address = useUsersAddress();
  const { state, change } = address;
  const [action, setAction] = useState<OpenAction | null>(null);
  useUserEvents();
  const filtersId = useId();
  const [isFiltering, setFiltering] = useState(countFilters(state) > 0);
  return (
    <>
      <PageHeader
        title="User Management"
        description="View and manage all registered users, their subscriptions, and account data."
      >
        <HeadActions
          address={address}
          filtersId={filtersId}
          isFiltering={isFiltering}
          onFilter={() => setFiltering(!isFiltering)}
        />
      </PageHeader>
      <UsersCards />
      {isFiltering && <UsersFilters {...address} id={filtersId} />}
      <Users
        address={address}
        onOpen={(user) => change({ user: user.userId })}
        onAct={(kind, user) => setAction({ kind, user })}
      />
      {state.user && (
        <UserDetail
          userId={state.user}
          onClose={() => change({ user: null })}
          onAct={(kind, user) => setAction({ kind, user })}
        />
      )}
      {action && (
        <UserActions
          // A second change to the same user is another request.
          key={`${action.kind}:${action.user.userId}`}
          action={action}
          onClose={() => setAction(null)}
        />
      )}
    </>
  );
}

interface HeadActionsProps {
  address: UsersAddress;
  filtersId: string;
  isFiltering: boolean;
  onFilter: () => void;
}

function HeadActions({ address, filtersId, isFiltering, onFilter }: HeadActionsProps) {
  const { state } = address;
  const { profile } = useSignedInSession();
  const { isFetching } = useUsers(state);
  const refresh = useRefreshUsers();
  const count = countFilters(state);
  return (
    <>
      <Button
        size="sm"
        className="users-actions"
        aria-disabled={isFetching}
        onClick={() => void refresh()}
      >
        <RefreshCw
          className={isFetching ? 'icon icon-sm users-spin' : 'icon icon-sm'}
          aria-hidden="true"
        />
        {isFetching ? 'Refreshing...' : 'Refresh'}
      </Button>
      {hasPermission(profile.adminRole, 'manage_users') && <ExportMenu state={state} />}
      <Button
        size="sm"
        className="users-actions users-filter-toggle"
        aria-expanded={isFiltering}
        aria-controls={isFiltering ? filtersId : undefined}
        onClick={onFilter}
      >
        <SlidersHorizontal className="icon icon-sm" aria-hidden="true" />
        Filters
        {count > 0 && <Badge tone="wine">{count}</Badge>}
      </Button>
    </>
  );
}

type UsersProps = Pick<UserListProps, 'onOpen' | 'onAct'> & { address: UsersAddress };

function Users({ address, onOpen, onAct }: UsersProps) {
  const { state } = address;
  const [typed, setTyped] = useTypedSearch(
    address.state.search,
    (search) => address.change({ search }),
    USER_LIST.searchPauseMs,
  );
  const { data, error, isFetching, isPlaceholderData, refetch } = useUsers(state);
  const isPhone = useMediaQuery(PHONE);
  const List = isPhone ? UsersList : UsersTable;
  const isEmpty = data?.data.length === 0;
  return (
    <section className="users" aria-label="Users">
      <div className="users-search">
        <SearchField
          label="Search users"
          placeholder="Search users by email or name..."
          value={typed}
          onChange={setTyped}
        />
      </div>
      {error && !data && (
        <ErrorPanel
          error={error}
          title="Failed to load users. Please try again."
          isRetrying={isFetching}
          onRetry={refetch}
        />
      )}
      {isEmpty && <EmptyState text="No users found." />}
      {!isEmpty && (data || !error) && (
        <div
          className="users-results"
          aria-busy={!data || isPlaceholderData}
          data-stale={isPlaceholderData || undefined}
        >
          <List users={data?.data} onOpen={onOpen} onAct={onAct} {...address} />
        </div>
      )}
      {data && <UsersPager address={address} page={data} />}
    </section>
  );
}

interface UsersPagerProps {
  address: UsersAddress;
  page: NonNullable<ReturnType<typeof useUsers>['data']>;
}

function UsersPager({ address: { change }, page }: UsersPagerProps) {
  const { currentPage, count, isCountExact, nextCursor, previousCursor } = page;
  const turn = (next: number) =>
    next > currentPage
      ? change({ page: next, after: nextCursor, before: null })
      : change({ page: Math.max(1, next), after: null, before: next > 1 ? previousCursor : null });
  return (
    <Pager
      noun="users"
      page={currentPage}
      pageSize={USER_LIST.pageSize}
      total={count}
      isTotalExact={isCountExact}
      hasNext={nextCursor !== null}
      onChange={turn}
    />
  );
}
