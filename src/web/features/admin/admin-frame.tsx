import './admin-frame.css';
import { ArrowLeft, Menu as MenuIcon, X } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Link, useLocation } from 'react-router';
import type { SignedInSession } from '#web/lib/session.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Brand } from '#web/ui/brand.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { ADMIN_ENTRIES, adminEntryAt } from './admin-nav.ts';
import { ADMIN_ROLE_NAMES } from './admin-role-names.ts';

type AdminFrameProps = { session: SignedInSession; children: ReactNode };

/** Sidebar and screen; below 1024 px the sidebar folds into a bar with a menu (spec §2.2). */
export function AdminFrame({ session, children }: AdminFrameProps) {
  const { pathname } = useLocation();
  return (
    <div className="admin">
      {/* Keyed by place: choosing an entry folds the menu again. */}
      <Sidebar key={pathname} pathname={pathname} session={session} />
      <main className="admin-main">{children}</main>
    </div>
  );
}

type SidebarProps = { pathname: string; session: SignedInSession };

function Sidebar({ pathname, session }: SidebarProps) {
  const [isOpen, setIsOpen] = useState(false);
  const bodyId = useId();
  const ToggleIcon = isOpen ? X : MenuIcon;
  return (
    <aside className="side" data-open={isOpen ? '' : undefined}>
      <div className="side-top">
        <Brand />
        <IconButton
          className="side-toggle"
          label={isOpen ? 'Close menu' : 'Open menu'}
          aria-expanded={isOpen}
          aria-controls={bodyId}
          onClick={() => setIsOpen(!isOpen)}
        >
          <ToggleIcon className="icon" aria-hidden="true" />
        </IconButton>
      </div>
      <div className="side-body" id={bodyId}>
        <AdminNav pathname={pathname} />
        <Link className="side-link side-back" to="/dashboard">
          <ArrowLeft className="icon" aria-hidden="true" />
          Back to dashboard
        </Link>
        <Me session={session} />
      </div>
    </aside>
  );
}

function AdminNav({ pathname }: { pathname: string }) {
  const current = adminEntryAt(pathname);
  return (
    <nav className="side-nav" aria-label="Admin">
      {ADMIN_ENTRIES.map(({ path, label, icon: Icon }) => (
        <Link
          key={path}
          className="side-link"
          to={path}
          aria-current={path === current?.path ? 'page' : undefined}
        >
          <Icon className="icon" aria-hidden="true" />
          {label}
        </Link>
      ))}
    </nav>
  );
}

function Me({ session: { user, profile } }: { session: SignedInSession }) {
  return (
    <div className="side-me">
      <Avatar name={profile.displayName || user.email} />
      <p>
        <span title={user.email}>{user.email}</span>
        <small>{ADMIN_ROLE_NAMES[profile.adminRole ?? 'admin']}</small>
      </p>
    </div>
  );
}
