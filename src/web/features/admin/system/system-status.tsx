import './system-status.css';
import { useQuery } from '@tanstack/react-query';
import type { SystemPart, SystemPartId } from '#shared/contract/admin-system.ts';
import { queries } from '#web/lib/requests/api.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { ErrorPanel } from '#web/features/admin/errors/error-panel.tsx';
import { PartState } from '#web/features/admin/system/part-state.tsx';

const NAMES: Record<SystemPartId, string> = {
  database: 'Database',
  queue: 'Queue',
  engine: 'Image engine',
  payments: 'Payments',
  storage: 'Object store',
  mail: 'Mail',
};
const PART_IDS = Object.keys(NAMES) as SystemPartId[];
const REFRESH_MS = 30_000;

/** Every part that a customer would miss, asked just now. */
export function SystemStatusList() {
  const status = useQuery(
    queries.adminSystem.status.queryOptions({ refetchInterval: REFRESH_MS, retry: 1 }),
  );
  if (status.error && !status.data) {
    return (
      <ErrorPanel
        title="The system status could not be read."
        error={status.error}
        onRetry={status.refetch}
        isRetrying={status.isFetching}
      />
    );
  }
  const parts = status.data?.parts;
  return (
    <ul className="system-status" aria-busy={!parts}>
      {PART_IDS.map((id) => (
        <li key={id}>
          <span>{NAMES[id]}</span>
          <PartRow part={parts?.find((part) => part.id === id)} />
        </li>
      ))}
    </ul>
  );
}

function PartRow({ part }: { part: SystemPart | undefined }) {
  if (!part) return <Skeleton className="system-status-waiting" />;
  return (
    <span className="system-status-part">
      <PartState part={part}>{part.summary}</PartState>
      <small className="num">{formatLatency(part.latencyMs)}</small>
    </span>
  );
}

function formatLatency(ms: number): string {
  return ms < 1 ? '<1 ms' : `${Math.round(ms)} ms`;
}
