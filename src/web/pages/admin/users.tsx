import { UserManagement } from '#web/features/admin/users/user-management.tsx';

export const meta = () => [{ title: 'User Management · Vignette' }];

export default function Users() {
  return <UserManagement />;
}
