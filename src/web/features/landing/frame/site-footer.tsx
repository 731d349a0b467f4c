import './site-footer.css';
import { Brand } from '#web/ui/display/brand.tsx';
import { ThemeToggle } from '#web/ui/theme-toggle.tsx';
import { SITE } from '#web/lib/links.ts';
import { NewTabNote } from './new-tab-note.tsx';

type FooterLinks = 'site' | 'page';

/** Privacy and Terms lie elsewhere; the older homepage has them, and Contact, on the page itself. */
export function SiteFooter({ links = 'site' }: { links?: FooterLinks }) {
  return (
    <footer className="site-footer">
      <div className="wrap">
        <div>
          <Brand href={SITE.brand} />
          <p className="t-quote">Wine AI Specialists</p>
        </div>
        <div className="site-footer-end">
          <nav aria-label="Footer">{links === 'site' ? <SiteLinks /> : <PageLinks />}</nav>
          <div className="site-footer-legal">
            <p className="t-meta">© {links === 'site' ? 2025 : 2024} Vignette</p>
            <ThemeToggle />
          </div>
        </div>
      </div>
    </footer>
  );
}

function SiteLinks() {
  return (
    <>
      <a href="/pricing">Pricing</a>
      <a className="only-narrow" href={SITE.blog}>
        About
      </a>
      <a href={SITE.privacy} target="_blank" rel="noopener">
        Privacy
        <NewTabNote />
      </a>
      <a href={SITE.terms} target="_blank" rel="noopener">
        Terms
        <NewTabNote />
      </a>
    </>
  );
}

function PageLinks() {
  return (
    <>
      <a href="/pricing">Pricing</a>
      <a href="#privacy">Privacy</a>
      <a href="#terms">Terms</a>
      <a href="#contact">Contact</a>
    </>
  );
}
