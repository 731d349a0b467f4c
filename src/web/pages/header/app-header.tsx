import './app-header.css';
import type { ReactNode } from 'react';
import { UserMenu } from '#web/features/auth/menu/user-menu.tsx';
import type { SignedInSession } from '#web/lib/account/session.ts';
import { Brand } from '#web/ui/display/brand.tsx';

interface AppHeaderProps {
  session: SignedInSession;
  /** Between the title and the right side: the dashboard's tabs. */
  tabs?: ReactNode;
  /** Before the user button. Give `only-wide` to what phones do without. */
  children?: ReactNode;
}

export function AppHeader({ session, tabs, children }: AppHeaderProps) {
  return (
    <header className="app-header">
      <div className="app-header-row">
        <Brand />
        {tabs}
        <div className="app-header-right">
          {children}
          <UserMenu session={session} />
        </div>
      </div>
    </header>
  );
}
