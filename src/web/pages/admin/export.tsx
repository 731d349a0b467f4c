import { DataExports } from '#web/features/admin/exports/data-exports.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';

export const meta = () => [{ title: 'Data Export · Vignette' }];

export default function DataExport() {
  return (
    <>
      <PageHeader
        title="Data Export"
        description="Take the product's data away as CSV or JSON, whole or for a range of days."
      />
      <DataExports />
    </>
  );
}
