import '#web/features/landing/section.css';
import './small-print.css';
import { SITE } from '#web/lib/links.ts';
import { NewTabNote } from './new-tab-note.tsx';

/** Where the older homepage's footer leads: Privacy, Terms and Contact on the page itself. */
export function SmallPrint() {
  return (
    <section className="wrap small-print" aria-label="Privacy, terms and contact">
      <div id="privacy">
        <h2 className="t-panel">Privacy</h2>
        <p>
          Your prompts and pictures belong to your account. Other members cannot see them, and
          deleting the account erases them.
        </p>
        <OutsideLink href={SITE.privacy}>Read the privacy notice</OutsideLink>
      </div>
      <div id="terms">
        <h2 className="t-panel">Terms</h2>
        <p>
          One credit, one picture, spent on delivery. What you make is royalty-free and may be used
          commercially.
        </p>
        <OutsideLink href={SITE.terms}>Read the terms</OutsideLink>
      </div>
      <div id="contact">
        <h2 className="t-panel">Contact</h2>
        <p>Questions about a picture, a plan or an invoice? Write to us.</p>
        <a className="link tap" href={`mailto:${SITE.supportEmail}`}>
          {SITE.supportEmail}
        </a>
      </div>
    </section>
  );
}

function OutsideLink({ href, children }: { href: string; children: string }) {
  return (
    <a className="link tap" href={href} target="_blank" rel="noopener">
      {children}
      <NewTabNote />
    </a>
  );
}
