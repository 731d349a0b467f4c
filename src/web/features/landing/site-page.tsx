import './site-page.css';
import type { ReactNode } from 'react';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

export function SitePage({ children }: { children: ReactNode }) {
  return (
    <div className="site-page">
      <SiteHeader />
      <main>{children}</main>
      <SiteFooter />
    </div>
  );
}
