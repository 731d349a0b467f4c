import './coming-soon.css';
import { useLocation } from 'react-router';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { adminEntryAt } from './admin-nav.ts';

/** The placeholder of spec §2.2: the screen's title and 'Coming Soon'. */
export function ComingSoon() {
  const { pathname } = useLocation();
  return (
    <>
      <PageHeader title={adminEntryAt(pathname)?.title ?? 'Admin'} />
      <div className="coming-soon">
        <EmptyState text="Coming Soon" />
      </div>
    </>
  );
}
