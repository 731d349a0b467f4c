import './bulk-grants.css';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { BulkGrantView } from '#shared/contract/admin-credits.ts';
import { useHasRole } from '#web/features/admin/use-admin-role.ts';
import { queries } from '#web/lib/requests/api.ts';
import { countOf, formatCount } from '#web/lib/words/format-count.ts';
import { formatMoment } from '#web/lib/words/format-moment.ts';
import { ProgressBar } from '#web/ui/feedback/progress-bar.tsx';
import { BulkGrantActions } from './bulk-grant-actions.tsx';

const LOOK_AGAIN_MS = 1000;

/** The newest bulk grants and how far each is; nothing is shown before the first one. */
export function BulkGrants() {
  const { data: grants = [] } = useQuery({
    ...queries.adminCredits.bulkGrants.queryOptions(),
    refetchInterval: ({ state }) => (state.data?.some(isRunning) ? LOOK_AGAIN_MS : false),
  });
  useFreshLedger(grants.reduce((sum, grant) => sum + grant.granted + grant.taken, 0));
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
  const mayChange = useHasRole('admin');
  return (
    <li className="bulk-grant">
      <div>
        <p className="bulk-grant-what">
          {grant.reversalOf && 'Taken back: '}
          {countOf(grant.amount, 'credit')} each {grant.reversalOf ? 'from' : 'for'}{' '}
          {countOf(grant.members, 'user')}
        </p>
        <p className="t-meta">
          {grant.reason}, by {grant.adminEmail}, {formatMoment(grant.createdAt)}
        </p>
      </div>
      <div className="bulk-grant-state" aria-live="polite">
        <GrantState grant={grant} />
      </div>
      {mayChange && <BulkGrantActions grant={grant} />}
    </li>
  );
}

function GrantState({ grant }: { grant: BulkGrantView }) {
  const done = grant.granted + grant.skipped;
  if (!isRunning(grant)) return <p className="t-meta num">{outcomeText(grant)}</p>;
  return (
    <>
      <ProgressBar label="Users paid" value={done} max={grant.members} />
      <p className="t-meta num">
        {formatCount(done)} of {formatCount(grant.members)}
      </p>
    </>
  );
}

/** What came of it: given, stopped on its way, taken back. */
export function outcomeText(grant: BulkGrantView): string {
  const { granted, amount, skipped, members, cancelledBy, isReversed, reversalOf, taken } = grant;
  if (reversalOf) {
    const spent = granted * amount + skipped * amount - taken;
    return `${countOf(taken, 'credit')} taken back${spent > 0 ? `, ${formatCount(spent)} were spent or gone` : ''}`;
  }
  return [
    `${countOf(granted * amount, 'credit')} granted`,
    cancelledBy &&
      `cancelled by ${cancelledBy} after ${formatCount(granted)} of ${formatCount(members)}`,
    skipped > 0 && `${countOf(skipped, 'user')} had left`,
    isReversed && 'taken back since',
  ]
    .filter(Boolean)
    .join(', ');
}
