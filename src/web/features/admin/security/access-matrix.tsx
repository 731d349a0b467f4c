import './access-matrix.css';
import { Check } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import type { AccessView } from '#shared/contract/admin-security.ts';
import { ADMIN_ROLES } from '#shared/rules/account.ts';
import { ADMIN_ROLE_NAMES } from '#web/features/admin/admin-role-names.ts';
import { DataTable, TableSkeleton } from '#web/features/admin/lists/data-table.tsx';
import type { Column } from '#web/features/admin/lists/data-table.tsx';
import { queries } from '#web/lib/requests/api.ts';
import { countOf } from '#web/lib/words/format-count.ts';
import { PHONE, useMediaQuery } from '#web/lib/hooks/use-media-query.ts';
import { Badge } from '#web/ui/display/badge.tsx';
import { LoadFailure } from '#web/ui/errors/load-failure.tsx';
import { Table } from '#web/ui/display/table.tsx';

type Call = AccessView['calls'][number];

/** In the order in which each may do all that the ones before may. */
const LEVELS = ['public', 'member', ...ADMIN_ROLES] as const;

const LEVEL_NAMES: Record<Call['access'], string> = {
  public: 'Anyone',
  member: 'Members',
  ...ADMIN_ROLE_NAMES,
};

/** Who may make which call: what the server itself goes by, read from it now. */
export function AccessMatrix() {
  const { data, isError, refetch } = useQuery(queries.adminSecurity.access.queryOptions());
  const isNarrow = useMediaQuery(PHONE);
  if (isError && !data) return <LoadFailure onRetry={refetch} />;
  if (!data) return <TableSkeleton label="the access matrix" />;
  return (
    <>
      <p className="t-meta security-note">
        {countOf(data.calls.length, 'call')}, read from the rules that the server enforces.{' '}
        {data.holders
          .map(({ role, count }) => `${ADMIN_ROLE_NAMES[role]}: ${countOf(count, 'account')}`)
          .join(', ')}
        .
      </p>
      {isNarrow ? <AccessList calls={data.calls} /> : <Matrix calls={data.calls} />}
    </>
  );
}

/** Six columns do not fit a phone; who stands lowest says the same. */
function AccessList({ calls }: { calls: readonly Call[] }) {
  return (
    <div className="matrix">
      <DataTable
        caption="Who may make which call"
        columns={LIST_COLUMNS}
        rows={calls}
        keyOf={(call) => call.name}
      />
    </div>
  );
}

const LIST_COLUMNS: readonly Column<Call>[] = [
  {
    name: 'Call',
    place: 'head',
    cell: ({ name, method, path }) => (
      <span className="two-lines">
        {name}
        <small className="mono">
          {method} {path}
        </small>
      </span>
    ),
  },
  {
    name: 'From',
    place: 'end',
    cell: ({ access }) => (
      <Badge tone={access === 'public' || access === 'member' ? 'neutral' : 'gold'}>
        {LEVEL_NAMES[access]}
      </Badge>
    ),
  },
];

function Matrix({ calls }: { calls: readonly Call[] }) {
  const subjects = Map.groupBy(calls, (call) => call.name.split('.', 1)[0] ?? '');
  return (
    <div className="matrix">
      <Table caption="Who may make which call">
        <thead>
          <tr>
            <th scope="col">Call</th>
            {LEVELS.map((level) => (
              <th key={level} scope="col" className="matrix-level">
                {LEVEL_NAMES[level]}
              </th>
            ))}
          </tr>
        </thead>
        {[...subjects].map(([subject, members]) => (
          <tbody key={subject}>
            <tr>
              <th scope="rowgroup" colSpan={LEVELS.length + 1} className="matrix-subject">
                {subjectName(subject)}
              </th>
            </tr>
            {members.map((call) => (
              <CallRow key={call.name} call={call} />
            ))}
          </tbody>
        ))}
      </Table>
    </div>
  );
}

function CallRow({ call }: { call: Call }) {
  const first = LEVELS.indexOf(call.access);
  return (
    <tr>
      <th scope="row" className="matrix-call">
        {call.name.slice(call.name.indexOf('.') + 1)}
        <small className="mono">
          {call.method} {call.path}
        </small>
      </th>
      {LEVELS.map((level, index) => (
        <td key={level} className="matrix-level">
          {index >= first ? (
            <Check className="icon icon-sm" role="img" aria-label="Allowed" />
          ) : (
            <span className="visually-hidden">Refused</span>
          )}
        </td>
      ))}
    </tr>
  );
}

/** 'adminUsers' → 'Admin users'. */
function subjectName(subject: string): string {
  const words = subject.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
