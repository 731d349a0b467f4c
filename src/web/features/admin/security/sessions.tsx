import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AdminSessionView } from '#shared/contract/admin-security.ts';
import { ADMIN_ROLE_NAMES } from '#web/features/admin/admin-role-names.ts';
import { DataList } from '#web/features/admin/lists/data-list.tsx';
import type { Column } from '#web/features/admin/lists/data-table.tsx';
import { PersonCell } from '#web/features/admin/lists/person-cell.tsx';
import { PersonFilter } from '#web/features/admin/lists/search-filter.tsx';
import { queries } from '#web/lib/requests/api.ts';
import { deviceName } from '#web/lib/words/device-name.ts';
import { formatMoment } from '#web/lib/words/format-moment.ts';
import { networkAddress } from '#web/lib/words/network-address.ts';
import { Badge } from '#web/ui/display/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { RevokeDialog } from './revoke-dialog.tsx';
import { useSecurityList } from './use-security-list.ts';

/** Who is signed in and where; each session can be ended. */
export function Sessions() {
  const { state, input, filtering } = useSecurityList();
  const [revoking, setRevoking] = useState<AdminSessionView | null>(null);
  const query = useQuery({
    ...queries.adminSecurity.sessions.queryOptions({ input }),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <div className="security-search">
        <PersonFilter state={state} />
      </div>
      <DataList
        noun={{ one: 'session', many: 'sessions' }}
        query={query}
        state={state}
        rowsOf={(page) => page.sessions}
        empty="Nobody is signed in."
        {...filtering}
        caption="Active sessions"
        columns={columnsFor(setRevoking)}
        keyOf={(session) => session.id}
      />
      <RevokeDialog session={revoking} onClose={() => setRevoking(null)} />
    </>
  );
}

function columnsFor(
  revoke: (session: AdminSessionView) => void,
): readonly Column<AdminSessionView>[] {
  return [
    { name: 'User', place: 'head', cell: ({ person }) => <PersonCell person={person} /> },
    {
      name: 'Role',
      cell: ({ adminRole }) =>
        adminRole ? (
          <Badge tone="gold">{ADMIN_ROLE_NAMES[adminRole]}</Badge>
        ) : (
          <span className="cell-quiet">Member</span>
        ),
    },
    {
      name: 'Device',
      place: 'line',
      cell: ({ userAgent, ip }) => (
        <span className="two-lines" title={userAgent ?? undefined}>
          {deviceName(userAgent)}
          <small>{networkAddress(ip) ?? 'Unknown address'}</small>
        </span>
      ),
    },
    {
      name: 'Signed in',
      className: 'cell-when',
      cell: ({ createdAt }) => <time dateTime={createdAt}>{formatMoment(createdAt)}</time>,
    },
    {
      name: 'Expires',
      className: 'cell-when',
      cell: ({ expiresAt }) => <time dateTime={expiresAt}>{formatMoment(expiresAt)}</time>,
    },
    {
      name: 'Actions',
      place: 'end',
      isHeadless: true,
      className: 'r',
      cell: (session) => <SessionAction session={session} onRevoke={() => revoke(session)} />,
    },
  ];
}

function SessionAction({ session, onRevoke }: { session: AdminSessionView; onRevoke: () => void }) {
  if (session.isCurrent) {
    return (
      <Badge tone="good" hasDot>
        This device
      </Badge>
    );
  }
  if (!session.mayRevoke) return null;
  return (
    <Button
      size="sm"
      aria-label={`Sign out ${session.person.email}, ${deviceName(session.userAgent)}`}
      onClick={onRevoke}
    >
      Sign out
    </Button>
  );
}
