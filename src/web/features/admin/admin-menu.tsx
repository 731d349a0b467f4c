import './admin-menu.css';
import { ChartLine, LayoutDashboard, Settings, Shield, Users } from 'lucide-react';
import { hasPermission } from '#shared/rules/admin/admin.ts';
import type { SignedInSession } from '#web/lib/account/session.ts';
import { Badge } from '#web/ui/display/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Menu } from '#web/ui/overlays/menu.tsx';
import { MenuHead, MenuLink } from '#web/ui/overlays/menu-items.tsx';
import { ADMIN_ROLE_NAMES } from './admin-role-names.ts';

/** In the dashboard's header, for admins only (spec §2.10). */
export function AdminMenu({ session }: { session: SignedInSession }) {
  const { user, profile } = session;
  const manages = hasPermission(profile.adminRole, 'manage_users');
  return (
    <Menu
      label="Admin"
      renderTrigger={(props) => (
        <Button {...props} variant="text" size="sm" aria-label="Admin">
          <Shield className="icon icon-sm" aria-hidden="true" />
          <span className="admin-menu-word">Admin</span>
        </Button>
      )}
    >
      <MenuHead>
        <Badge tone="gold">{ADMIN_ROLE_NAMES[profile.adminRole ?? 'admin']}</Badge>
        <span className="t-meta">{user.email}</span>
      </MenuHead>
      <MenuLink icon={LayoutDashboard} to="/admin">
        Admin Dashboard
      </MenuLink>
      <MenuLink
        icon={Users}
        to="/admin/users"
        note={manages ? 'Manage users, credits, accounts' : 'Look up users and their credits'}
      >
        User Management
      </MenuLink>
      <MenuLink icon={ChartLine} to="/admin/analytics" note="System analytics and reports">
        Analytics
      </MenuLink>
      {manages && (
        <MenuLink icon={Settings} to="/admin/settings">
          System Settings
        </MenuLink>
      )}
    </Menu>
  );
}
