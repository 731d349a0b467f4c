import './site-page.css';
import type { ReactNode } from 'react';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

interface SitePageProps {
  header?: ReactNode;
  footer?: ReactNode;
  children: ReactNode;
}

export function SitePage({ header, footer, children }: SitePageProps) {
  return (
    <div className="site-page">
      <a className="skip-link" href="#content">
        Skip to content
      </a>
      {header ?? <SiteHeader />}
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      {footer ?? <SiteFooter />}
    </div>
  );
}
