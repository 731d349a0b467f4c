import siteIsland from '#web/features/landing/site.island.ts?island';
import { SitePage } from '#web/features/landing/frame/site-page.tsx';
import type { PageHandle } from '#web/lib/page-handle.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { MessagePage } from '#web/ui/errors/message-page.tsx';

export const handle = { static: true, island: siteIsland } satisfies PageHandle;

export const meta = () => [
  { title: 'Page not found · Vignette' },
  { name: 'robots', content: 'noindex' },
];

export default function NotFound() {
  return (
    <SitePage>
      <MessagePage
        isInset
        title="Page not found"
        actions={
          <a className={buttonClass({ variant: 'primary' })} href="/">
            Back to the homepage
          </a>
        }
      >
        <p>There is nothing at this address. It may have moved, or never been.</p>
      </MessagePage>
    </SitePage>
  );
}
