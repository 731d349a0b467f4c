import { useState } from 'react';
import { BulkGrantDialog } from '#web/features/admin/credits/bulk-grant-dialog.tsx';
import { BulkGrants } from '#web/features/admin/credits/bulk-grants.tsx';
import { LedgerCheck } from '#web/features/admin/credits/ledger-check.tsx';
import { Ledger } from '#web/features/admin/credits/ledger.tsx';
import { useHasRole } from '#web/features/admin/use-admin-role.ts';
import { Button } from '#web/ui/button.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';

export const meta = () => [{ title: 'Credit Management · Vignette' }];

export default function Credits() {
  const [isGranting, setIsGranting] = useState(false);
  const mayGrant = useHasRole('admin');
  return (
    <>
      <PageHeader
        title="Credit Management"
        description="Every credit that was given or spent, to whom, by whom and why."
      >
        {mayGrant && (
          <Button variant="primary" onClick={() => setIsGranting(true)}>
            Bulk grant
          </Button>
        )}
      </PageHeader>
      <LedgerCheck />
      <BulkGrants />
      <Ledger />
      <BulkGrantDialog isOpen={isGranting} onClose={() => setIsGranting(false)} />
    </>
  );
}
