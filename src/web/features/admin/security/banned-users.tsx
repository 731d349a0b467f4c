import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { BannedUserView } from '#shared/contract/admin-security.ts';
import { DataList } from '#web/features/admin/lists/data-list.tsx';
import type { Column } from '#web/features/admin/lists/data-table.tsx';
import { PersonCell } from '#web/features/admin/lists/person-cell.tsx';
import { PersonFilter } from '#web/features/admin/lists/search-filter.tsx';
import { queries } from '#web/lib/requests/api.ts';
import { formatMoment } from '#web/lib/words/format-moment.ts';
import { useSecurityList } from './use-security-list.ts';

export function BannedUsers() {
  const { state, input, filtering } = useSecurityList();
  const query = useQuery({
    ...queries.adminSecurity.bannedUsers.queryOptions({ input }),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <div className="security-search">
        <PersonFilter state={state} />
      </div>
      <DataList
        noun={{ one: 'banned user', many: 'banned users' }}
        query={query}
        state={state}
        rowsOf={(page) => page.users}
        empty="Nobody is banned."
        {...filtering}
        caption="Banned users"
        columns={COLUMNS}
        keyOf={(user) => user.person.userId}
      />
    </>
  );
}

const COLUMNS: readonly Column<BannedUserView>[] = [
  { name: 'User', place: 'head', cell: ({ person }) => <PersonCell person={person} /> },
  {
    name: 'Reason',
    place: 'line',
    className: 'cell-reason',
    cell: ({ reason }) => reason ?? <span className="cell-quiet">No reason given</span>,
  },
  {
    name: 'Banned',
    className: 'cell-when',
    cell: ({ bannedAt }) => <time dateTime={bannedAt}>{formatMoment(bannedAt)}</time>,
  },
  {
    name: 'Actions',
    place: 'end',
    isHeadless: true,
    className: 'r',
    cell: ({ person }) => (
      <Link className="link" to={`/admin/users?user=${encodeURIComponent(person.userId)}`}>
        Open<span className="visually-hidden"> {person.email} in User Management</span>
      </Link>
    ),
  },
];
