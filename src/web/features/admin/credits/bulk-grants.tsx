import './bulk-grants.css';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { BulkGrantView } from '#shared/contract/admin-credits.ts';
import { queries } from '#web/lib/api.ts';
import { countOf, formatCount } from '#web/lib/format-count.ts';
import { formatMoment } from '#web/lib/format-moment.ts';
import { ProgressBar } from '#web/ui/progress-bar.tsx';

const LOOK_AGAIN_MS = 1000;

/** The newest bulk grants and how far each is; nothing is shown before the first one. */
export function BulkGrants() {
  const { data: grants = [] } = useQuery({
    ...queries.adminCredits.bulkGrants.queryOptions(),
    refetchInterval: ({ state }) => (state.data?.some(isRunning) ? LOOK_AGAIN_MS : false),
  });
  useFreshLedger(grants.reduce((sum, grant) => sum + grant.granted, 0));
  if (grants.length === 0) return null;
  return (
    <section className="bulk-grants" aria-label="Bulk grants">
      <h2 className="t-panel">Bulk grants</h2>
      <ul>
        {grants.map((grant) => (
          <Grant key={grant.id} grant={grant} />
        ))}
      </ul>
    </section>
  );
}

/** What was granted meanwhile stands in the ledger below. */
function useFreshLedger(granted: number): void {
  const client = useQueryClient();
  const seen = useRef(granted);
  useEffect(() => {
    if (seen.current === granted) return;
    seen.current = granted;
    void client.invalidateQueries({ queryKey: queries.adminCredits.ledger.key() });
  }, [client, granted]);
}

const isRunning = (grant: BulkGrantView) => grant.finishedAt === null;

function Grant({ grant }: { grant: BulkGrantView }) {
  const { members, granted, skipped, amount } = grant;
  return (
    <li className="bulk-grant">
      <div>
        <p className="bulk-grant-what">
          {countOf(amount, 'credit')} each for {countOf(members, 'user')}
        </p>
        <p className="t-meta">
          {grant.reason}, by {grant.adminEmail}, {formatMoment(grant.createdAt)}
        </p>
      </div>
      <div className="bulk-grant-state" aria-live="polite">
        {isRunning(grant) ? (
          <>
            <ProgressBar label="Users paid" value={granted + skipped} max={members} />
            <p className="t-meta num">
              {formatCount(granted + skipped)} of {formatCount(members)}
            </p>
          </>
        ) : (
          <p className="t-meta num">
            {formatCount(granted * amount)} credits granted
            {skipped > 0 && `, ${countOf(skipped, 'user')} had left`}
          </p>
        )}
      </div>
    </li>
  );
}
