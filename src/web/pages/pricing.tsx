import siteIsland from '#web/features/landing/site.island.ts?island';
import { SitePage } from '#web/features/landing/site-page.tsx';
import type { PageHandle } from '#web/lib/page-handle.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { MessagePage } from '#web/ui/message-page.tsx';

export const handle = { static: true, island: siteIsland } satisfies PageHandle;

export const meta = () => [
  { title: 'Pricing · Vignette' },
  { name: 'description', content: 'The free plan, and what Pro adds.' },
];

export default function Pricing() {
  return (
    <SitePage>
      <MessagePage
        isInset
        title="Pricing"
        actions={
          <>
            <a className={buttonClass({ variant: 'primary' })} href="/dashboard">
              Continue with Free Plan
            </a>
            <a className={buttonClass()} href="/">
              Back
            </a>
          </>
        }
      >
        <p>Pro plans are not on sale yet. Everything works on the free plan until then.</p>
      </MessagePage>
    </SitePage>
  );
}
