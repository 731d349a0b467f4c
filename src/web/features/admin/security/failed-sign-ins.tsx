import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { FailedSignInView } from '#shared/contract/admin-security.ts';
import { SECURITY_RECORDS_DAYS } from '#shared/rules/admin/security.ts';
import { DataList } from '#web/features/admin/lists/data-list.tsx';
import type { Column } from '#web/features/admin/lists/data-table.tsx';
import { PersonCell } from '#web/features/admin/lists/person-cell.tsx';
import { SearchFilter } from '#web/features/admin/lists/search-filter.tsx';
import { queries } from '#web/lib/requests/api.ts';
import { deviceName } from '#web/lib/words/device-name.ts';
import { formatMoment } from '#web/lib/words/format-moment.ts';
import { networkAddress } from '#web/lib/words/network-address.ts';
import { Badge } from '#web/ui/display/badge.tsx';
import { SIGN_IN_FAILURES } from './sign-in-failures.ts';
import { useSecurityList } from './use-security-list.ts';

export function FailedSignIns() {
  const { state, input, filtering } = useSecurityList();
  const query = useQuery({
    ...queries.adminSecurity.failedSignIns.queryOptions({ input }),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <div className="security-search">
        <SearchFilter
          state={state}
          name="search"
          label="User, network address or fingerprint"
          placeholder="Email, name or 203.0.113.7"
        />
      </div>
      <DataList
        noun={{ one: 'attempt', many: 'attempts' }}
        query={query}
        state={state}
        rowsOf={(page) => page.failures}
        empty="No sign-in has failed lately."
        {...filtering}
        caption="Failed sign-ins"
        columns={COLUMNS}
        keyOf={(failure) => failure.id}
      />
      <p className="t-meta security-note">
        Kept for {SECURITY_RECORDS_DAYS} days. Passwords are never recorded; an address that belongs
        to nobody is kept as a fingerprint only.
      </p>
    </>
  );
}

const COLUMNS: readonly Column<FailedSignInView>[] = [
  {
    name: 'Tried',
    place: 'head',
    cell: ({ person, addressFingerprint }) =>
      person ? (
        <PersonCell person={person} />
      ) : (
        <span className="two-lines">
          No account<small className="mono">{addressFingerprint}</small>
        </span>
      ),
  },
  {
    name: 'Why',
    place: 'end',
    cell: ({ reason }) => (
      <Badge tone={SIGN_IN_FAILURES[reason].tone}>{SIGN_IN_FAILURES[reason].label}</Badge>
    ),
  },
  { name: 'Tries', isFigure: true, cell: ({ tries }) => (tries < 1000 ? tries : '999+') },
  {
    name: 'From',
    place: 'line',
    className: 'after-figure',
    cell: ({ ip, userAgent }) => (
      <span className="two-lines" title={userAgent ?? undefined}>
        {networkAddress(ip) ?? 'Unknown address'}
        <small>{deviceName(userAgent)}</small>
      </span>
    ),
  },
  {
    name: 'When',
    className: 'cell-when',
    cell: ({ failedAt }) => <time dateTime={failedAt}>{formatMoment(failedAt)}</time>,
  },
];
