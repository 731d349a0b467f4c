import { AuditLog } from '#web/features/admin/audit/audit-log.tsx';
import {
  ChainReport,
  useChainCheck,
  VerifyChainButton,
} from '#web/features/admin/audit/chain-check.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';

export const meta = () => [{ title: 'Audit Logs · Vignette' }];

export default function Audit() {
  const check = useChainCheck();
  return (
    <>
      <PageHeader
        title="Audit Logs"
        description="Who changed what, when and why. Rows are chained by hashes: none can be changed or removed unseen."
      >
        <VerifyChainButton check={check} />
      </PageHeader>
      <ChainReport check={check} />
      <AuditLog />
    </>
  );
}
