import { TRASH_DAYS } from '#shared/rules/pictures/gallery.ts';
import { TextPage } from '#web/features/landing/frame/text-page.tsx';
import { SITE } from '#web/lib/links.ts';
import type { PageHandle } from '#web/lib/page-handle.ts';
import siteIsland from '#web/features/landing/site.island.ts?island';

export const handle = { static: true, island: siteIsland } satisfies PageHandle;

export const meta = () => [
  { title: 'Privacy · Vignette' },
  {
    name: 'description',
    content: 'What Vignette keeps of you, what for, and how to have it erased.',
  },
];

export default function Privacy() {
  return (
    <TextPage title="Privacy">
      <p>
        This page says what this installation of Vignette keeps, what for and for how long. Whoever
        runs it answers for it; write to{' '}
        <a className="link" href={`mailto:${SITE.supportEmail}`}>
          {SITE.supportEmail}
        </a>
        .
      </p>
      <h2 className="t-panel">What is kept</h2>
      <ul>
        <li>Your name, your email address and, as a hash only, your password.</li>
        <li>Your prompts, your pictures and your own wines with their labels.</li>
        <li>Your plan, your credits and what was paid. Card numbers are never seen by us.</li>
        <li>
          Your sign-ins with time, device and network address, so that you can end those you do not
          know.
        </li>
      </ul>
      <h2 className="t-panel">Who sees it</h2>
      <p>
        Other members see nothing of yours. Administrators can see accounts and pictures to help you
        and to keep the rules; what they change is written down. Where a hosted picture model or a
        payment service is set up, it gets what it needs for its part: the prompt, or the payment.
      </p>
      <h2 className="t-panel">Cookies</h2>
      <p>Only those that keep you signed in. No trackers, no advertising.</p>
      <h2 className="t-panel">How long</h2>
      <p>
        Deleted pictures stay in your trash for {TRASH_DAYS} days, then their files go. You can
        download all that is kept of you, and delete the account, in your settings. What stays then
        is a ledger without your name, as bookkeeping asks for, and a code of the email address that
        cannot be read back.
      </p>
    </TextPage>
  );
}
