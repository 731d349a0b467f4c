import './quick-links.css';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { ADMIN_ENTRIES } from '#web/features/admin/admin-nav.ts';

const PATHS = ['/admin/users', '/admin/credits', '/admin/audit', '/admin/export'];

export function QuickLinks() {
  return (
    <ul className="quick-links">
      {ADMIN_ENTRIES.filter(({ path }) => PATHS.includes(path)).map(({ path, title }) => (
        <li key={path}>
          <Link to={path}>
            {title}
            <ArrowRight className="icon" aria-hidden="true" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
