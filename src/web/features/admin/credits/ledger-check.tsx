import './ledger-check.css';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { LedgerCheckView, LedgerVerification } from '#shared/contract/admin-credits.ts';
import { useHasRole } from '#web/features/admin/use-admin-role.ts';
import { queries } from '#web/lib/requests/api.ts';
import { countOf } from '#web/lib/words/format-count.ts';
import { formatMoment } from '#web/lib/words/format-moment.ts';
import { notifyError } from '#web/lib/notices/notify.ts';
import { Button } from '#web/ui/button.tsx';
import { LoadFailure } from '#web/ui/errors/load-failure.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';

const LOOK_AGAIN_MS = 1500;

/** Whether the ledger still adds up: when it was last proved, and the first row that breaks it. */
export function LedgerCheck() {
  const client = useQueryClient();
  const options = queries.adminCredits.verification.queryOptions();
  const check = useQuery({
    ...options,
    refetchInterval: ({ state }) => (state.data?.running ? LOOK_AGAIN_MS : false),
  });
  const verify = useMutation(
    queries.adminCredits.verify.mutationOptions({
      // An answer that was asked for before would come after this one and say nothing runs.
      onMutate: () => client.cancelQueries({ queryKey: options.queryKey }),
      onSuccess: (verification) => client.setQueryData(options.queryKey, verification),
      onError: notifyError,
    }),
  );
  const mayVerify = useHasRole('admin');
  const isRunning = verify.isPending || Boolean(check.data?.running);
  return (
    <section className="ledger-check" aria-label="Ledger check">
      <div>
        <h2 className="t-panel">Ledger check</h2>
        <p className="t-meta">
          Every entry against every balance, hold and picture. It also runs each night.
        </p>
      </div>
      {mayVerify && (
        <Button isBusy={isRunning} onClick={() => verify.mutate()}>
          Verify ledger
        </Button>
      )}
      <div className="ledger-check-result" aria-live="polite">
        {check.data ? (
          <Result verification={check.data} />
        ) : check.isError ? (
          <LoadFailure onRetry={check.refetch} />
        ) : (
          <Skeleton shape="control" />
        )}
      </div>
    </section>
  );
}

function Result({ verification: { running, last } }: { verification: LedgerVerification }) {
  if (running) return <Notice>The ledger is being verified. You may leave this page.</Notice>;
  if (!last) return <Notice>The ledger has not been verified yet.</Notice>;
  return <Finding check={last} />;
}

function Finding({ check }: { check: LedgerCheckView }) {
  const { report } = check;
  const when = `Verified ${formatMoment(check.finishedAt ?? check.requestedAt)}${
    check.adminEmail ? ` by ${check.adminEmail}` : ' by the nightly run'
  }`;
  if (!report?.fault) {
    return (
      <Notice tone="good">
        The ledger adds up: {countOf(report?.entries ?? 0, 'entry', 'entries')} of{' '}
        {countOf(report?.profiles ?? 0, 'account')}.<small>{when}</small>
      </Notice>
    );
  }
  const { promise, row, detail } = report.fault;
  return (
    <Notice tone="danger">
      A promise of the ledger is broken: {promise}.
      <small>
        First broken row: <span className="mono">{row}</span> ({detail})
      </small>
      <small>{when}</small>
    </Notice>
  );
}
