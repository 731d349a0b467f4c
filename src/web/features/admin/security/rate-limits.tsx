import './rate-limits.css';
import { useQuery } from '@tanstack/react-query';
import type { RateLimitHitsView } from '#shared/contract/admin-security.ts';
import { DataTable } from '#web/features/admin/lists/data-table.tsx';
import type { Column } from '#web/features/admin/lists/data-table.tsx';
import { queries } from '#web/lib/requests/api.ts';
import { countOf, formatCount } from '#web/lib/words/format-count.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { LoadFailure } from '#web/ui/errors/load-failure.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';

/** Requests that came too fast and were turned away: when, and what they asked for. */
export function RateLimits() {
  const { data, isError, refetch } = useQuery(queries.adminSecurity.rateLimitHits.queryOptions());
  if (isError && !data) return <LoadFailure onRetry={refetch} />;
  if (!data) {
    return (
      <output className="limits-skeleton" aria-busy="true" aria-label="Loading rate limits">
        <Skeleton shape="fill" />
      </output>
    );
  }
  if (data.scopes.length === 0)
    return <EmptyState text="No request has come up against a limit in 30 days." />;
  return (
    <>
      <HourChart hours={data.hours} />
      <DataTable
        caption="Refused requests by scope"
        columns={COLUMNS}
        rows={data.scopes}
        keyOf={({ scope }) => scope}
      />
    </>
  );
}

const COLUMNS: readonly Column<RateLimitHitsView['scopes'][number]>[] = [
  {
    name: 'Asked for',
    place: 'head',
    cell: ({ scope }) => <span className="mono limits-scope">{scope}</span>,
  },
  { name: 'Last 24 hours', isFigure: true, cell: ({ last24h }) => formatCount(last24h) },
  { name: 'Last 30 days', isFigure: true, cell: ({ last30d }) => formatCount(last30d) },
];

const HOUR = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const MARK_EVERY = 6;

/** A line an hour; the same figures stand in a table for who does not see it. */
function HourChart({ hours }: { hours: RateLimitHitsView['hours'] }) {
  const highest = Math.max(1, ...hours.map(({ count }) => count));
  const total = hours.reduce((sum, { count }) => sum + count, 0);
  return (
    <figure className="limits-chart">
      <figcaption className="t-meta">
        {countOf(total, 'refused request')} in the last 24 hours, by hour
      </figcaption>
      <svg viewBox="0 0 240 64" preserveAspectRatio="none" aria-hidden="true">
        {hours.map(({ hour, count }, index) => (
          <line
            key={hour}
            className={count === 0 ? 'limits-none' : 'limits-line'}
            x1={index * 10 + 5}
            x2={index * 10 + 5}
            y1={64}
            y2={count === 0 ? 62.5 : 64 - Math.max(3, (count / highest) * 62)}
          />
        ))}
      </svg>
      <div className="limits-marks t-meta num" aria-hidden="true">
        {hours
          .filter((_, index) => index % MARK_EVERY === 0)
          .map(({ hour }) => (
            <span key={hour}>{HOUR.format(new Date(hour))}</span>
          ))}
      </div>
      <table className="visually-hidden">
        <caption>Refused requests by hour</caption>
        <tbody>
          {hours.map(({ hour, count }) => (
            <tr key={hour}>
              <th scope="row">{HOUR.format(new Date(hour))}</th>
              <td>{count}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
