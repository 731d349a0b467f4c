import './site-header.css';
import { Brand } from '#web/ui/brand.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { ThemeToggle } from '#web/ui/theme-toggle.tsx';

/** Both states are in the HTML; the hint cookie decides before the first paint which one shows. */
export function SiteHeader() {
  return (
    <header className="site-header">
      <div className="wrap">
        <Brand />
        <nav className="site-nav" aria-label="Main">
          <a className="only-wide" href="/pricing">
            Pricing
          </a>
          <ThemeToggle />
          <a data-when="signed-out" href="/sign-in">
            Login
          </a>
          <a data-when="signed-out" className={buttonClass({ size: 'sm' })} href="/dashboard">
            Try Free
          </a>
          <a data-when="signed-in" className={buttonClass({ size: 'sm' })} href="/dashboard">
            Dashboard
          </a>
        </nav>
      </div>
    </header>
  );
}
