import { Outlet } from 'react-router';
import { AdminFrame } from '#web/features/admin/admin-frame.tsx';
import { AdminErrorBoundary } from '#web/features/admin/errors/admin-error-boundary.tsx';
import { RequireAdmin } from '#web/features/admin/require-admin.tsx';

export default function AdminArea() {
  return (
    <RequireAdmin>
      {(session) => (
        <AdminFrame session={session}>
          <AdminErrorBoundary>
            <Outlet />
          </AdminErrorBoundary>
        </AdminFrame>
      )}
    </RequireAdmin>
  );
}
