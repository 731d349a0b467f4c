import { Navigate } from 'react-router';

/** spec §2.2: anything else under /admin leads to /admin. */
export default function UnknownAdminPage() {
  return <Navigate to="/admin" replace />;
}
