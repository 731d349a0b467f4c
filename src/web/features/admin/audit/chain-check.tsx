import { useMutation } from '@tanstack/react-query';
import type { AuditReportView } from '#shared/contract/admin-audit.ts';
import { queries } from '#web/lib/requests/api.ts';
import { countOf } from '#web/lib/words/format-count.ts';
import { formatMoment } from '#web/lib/words/format-moment.ts';
import { notifyError } from '#web/lib/notices/notify.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';

export function useChainCheck() {
  return useMutation(queries.adminAudit.verify.mutationOptions({ onError: notifyError }));
}

type ChainCheck = ReturnType<typeof useChainCheck>;

export function VerifyChainButton({ check }: { check: ChainCheck }) {
  return (
    <Button isBusy={check.isPending} onClick={() => check.mutate(undefined)}>
      Verify hash chain
    </Button>
  );
}

export function ChainReport({ check }: { check: ChainCheck }) {
  if (!check.data) return null;
  return (
    <div className="chain-report" aria-live="polite">
      <Finding report={check.data} />
    </div>
  );
}

function Finding({ report }: { report: AuditReportView }) {
  const { fault, entries, headHash, checkedAt } = report;
  const when = `Checked ${formatMoment(checkedAt)}`;
  if (fault) {
    return (
      <Notice tone="danger">
        The log was tampered with at entry {fault.seq}. {fault.detail}
        <small>
          {entries} before it are sound. {fault.id && <span className="mono">{fault.id}</span>}
        </small>
        <small>{when}</small>
      </Notice>
    );
  }
  return (
    <Notice tone="good">
      The chain is whole: {countOf(entries, 'entry', 'entries')}, none changed, none missing.
      <small>
        {when}. Last hash <span className="mono">{headHash}</span>
      </small>
    </Notice>
  );
}
