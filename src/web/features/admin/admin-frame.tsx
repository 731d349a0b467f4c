import './admin-frame.css';
import { ArrowLeft, Menu as MenuIcon, X } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import type { SignedInSession } from '#web/lib/account/session.ts';
import { Avatar } from '#web/ui/display/avatar.tsx';
import { Brand } from '#web/ui/display/brand.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { ADMIN_ENTRIES, adminEntryAt } from './admin-nav.ts';
import { ADMIN_ROLE_NAMES } from './admin-role-names.ts';

interface AdminFrameProps {
  session: SignedInSession;
  children: ReactNode;
}

/** Sidebar and screen; below 1024 px the sidebar folds into a bar with a menu (spec §2.2). */
export function AdminFrame({ session, children }: AdminFrameProps) {
  const main = useRef<HTMLElement>(null);
  return (
    <div className="admin">
      <Sidebar session={session} onLeave={() => main.current?.focus()} />
      <main className="admin-main" ref={main} tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}

interface SidebarProps {
  session: SignedInSession;
  onLeave: () => void;
}

function Sidebar({ session, onLeave }: SidebarProps) {
  const { pathname } = useLocation();
  const { isOpen, setIsOpen } = useFoldingMenu(pathname);
  const toggle = useRef<HTMLButtonElement>(null);
  const bodyId = useId();
  const ToggleIcon = isOpen ? X : MenuIcon;
  useEscape(isOpen, () => {
    setIsOpen(false);
    toggle.current?.focus();
  });
  // The entry that was chosen folds away: the focus goes on to the screen it leads to.
  const choose = () => {
    if (!isOpen) return;
    setIsOpen(false);
    onLeave();
  };
  return (
    <aside className="side" data-open={isOpen ? '' : undefined}>
      <div className="side-stay">
        <div className="side-top">
          <Brand />
          <IconButton
            ref={toggle}
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
          <AdminNav pathname={pathname} onChoose={choose} />
          <Link className="side-link side-back" to="/dashboard">
            <ArrowLeft className="icon" aria-hidden="true" />
            Back to dashboard
          </Link>
          <Me session={session} />
        </div>
      </div>
    </aside>
  );
}

function useEscape(isOn: boolean, onEscape: () => void) {
  const hear = useEffectEvent((event: KeyboardEvent) => event.key === 'Escape' && onEscape());
  useEffect(() => {
    if (!isOn) return;
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, [isOn]);
}

/** The menu of small screens; another place folds it, however one came there. */
function useFoldingMenu(pathname: string) {
  const [isOpen, setIsOpen] = useState(false);
  const [place, setPlace] = useState(pathname);
  if (place !== pathname) {
    setPlace(pathname);
    setIsOpen(false);
  }
  return { isOpen, setIsOpen };
}

function AdminNav({ pathname, onChoose }: { pathname: string; onChoose: () => void }) {
  const current = adminEntryAt(pathname);
  return (
    <nav className="side-nav" aria-label="Admin">
      {ADMIN_ENTRIES.map(({ path, label, icon: Icon }) => (
        <Link
          key={path}
          className="side-link"
          to={path}
          aria-current={path === current?.path ? 'page' : undefined}
          onClick={onChoose}
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
