import {
  ChartLine,
  Coins,
  FileOutput,
  LayoutDashboard,
  ScrollText,
  Settings,
  Shield,
  Users,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';

interface AdminEntry {
  path: string;
  label: string;
  title: string;
  icon: LucideIcon;
}

/** The sidebar in order (spec §2.2); the title heads the screen. */
export const ADMIN_ENTRIES: readonly AdminEntry[] = [
  { path: '/admin', label: 'Dashboard', title: 'Admin dashboard', icon: LayoutDashboard },
  { path: '/admin/users', label: 'Users', title: 'User Management', icon: Users },
  { path: '/admin/credits', label: 'Credits', title: 'Credit Management', icon: Coins },
  { path: '/admin/analytics', label: 'Analytics', title: 'Analytics', icon: ChartLine },
  { path: '/admin/export', label: 'Export', title: 'Data Export', icon: FileOutput },
  { path: '/admin/audit', label: 'Audit', title: 'Audit Logs', icon: ScrollText },
  { path: '/admin/security', label: 'Security', title: 'Security', icon: Shield },
  { path: '/admin/settings', label: 'Settings', title: 'Settings', icon: Settings },
];

/** /admin/dashboard is the same screen as /admin. */
export function adminEntryAt(pathname: string): AdminEntry | undefined {
  const path = pathname === '/admin/dashboard' ? '/admin' : pathname.replace(/\/$/, '');
  return ADMIN_ENTRIES.find((entry) => entry.path === path);
}
