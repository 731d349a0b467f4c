import { AdminDashboard } from '#web/features/admin/dashboard/admin-dashboard.tsx';

export const meta = () => [{ title: 'Admin · Vignette' }];

export default AdminDashboard;
