import './site-header.css';
import type { ReactNode } from 'react';
import { Brand } from '#web/ui/display/brand.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { SITE } from '#web/lib/links.ts';

/** The header of every public page; the older homepage brings its own links and menu. */
export function SiteHeader({ children }: { children?: ReactNode }) {
  return (
    <header className="site-header">
      <div className="wrap">
        <Brand href={SITE.brand} />
        <nav className="site-nav" aria-label="Main">
          {children ?? <MainLinks />}
        </nav>
      </div>
    </header>
  );
}

function MainLinks() {
  return (
    <>
      <a className="only-wide" href="/pricing">
        Pricing
      </a>
      <a className="only-wide" href={SITE.blog}>
        About
      </a>
      <LoginLink />
      <TryButton />
    </>
  );
}

/** Both states are in the HTML; the hint cookie decides before the first paint which one shows. */
export function LoginLink({ className }: { className?: string }) {
  return (
    <a data-when="signed-out" className={className} href="/sign-in">
      Login
    </a>
  );
}

export function TryButton() {
  const look = buttonClass({ size: 'sm' });
  return (
    <>
      <a data-when="signed-out" className={look} href="/sign-up">
        Try Free
      </a>
      <a data-when="signed-in" className={look} href="/dashboard">
        Dashboard
      </a>
    </>
  );
}
