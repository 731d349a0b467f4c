import './security.css';
import { useQuery } from '@tanstack/react-query';
import { queries } from '#web/lib/requests/api.ts';
import { formatCount } from '#web/lib/words/format-count.ts';
import { FactsRow } from '#web/ui/display/facts-row.tsx';
import { LoadFailure } from '#web/ui/errors/load-failure.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';

const REFRESH_MS = 60_000;

export function SecurityFigures() {
  const { data, isError, refetch } = useQuery({
    ...queries.adminSecurity.overview.queryOptions(),
    refetchInterval: REFRESH_MS,
  });
  if (isError && !data) return <LoadFailure onRetry={refetch} />;
  const figure = (value: number | undefined) =>
    value === undefined ? <Skeleton shape="line-short" /> : formatCount(value);
  return (
    <div className="security-figures" aria-busy={data ? undefined : true}>
      <FactsRow
        facts={[
          { name: 'Active sessions', value: figure(data?.sessions), note: 'Signed in now' },
          {
            name: 'Failed sign-ins',
            value: data?.recordsSignIns === false ? '–' : figure(data?.failedSignIns24h),
            note: data?.recordsSignIns === false ? 'Known to the provider' : 'Last 24 hours',
          },
          {
            name: 'Refused requests',
            value: figure(data?.rateLimitHits24h),
            note: 'Over a limit, last 24 hours',
          },
          { name: 'Banned users', value: figure(data?.bannedUsers), note: 'Restricted access' },
        ]}
      />
    </div>
  );
}
