import { SecurityFigures } from '#web/features/admin/security/security-figures.tsx';
import { SecurityTabs } from '#web/features/admin/security/security-tabs.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';

export const meta = () => [{ title: 'Security · Vignette' }];

export default function Security() {
  return (
    <>
      <PageHeader
        title="Security"
        description="Who is signed in, who tried to be, what was turned away, and who may do what."
      />
      <SecurityFigures />
      <SecurityTabs />
    </>
  );
}
