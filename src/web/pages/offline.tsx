import offlineIsland from '#web/features/landing/offline.island.ts?island';
import { SitePage } from '#web/features/landing/frame/site-page.tsx';
import type { PageHandle } from '#web/lib/page-handle.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { MessagePage } from '#web/ui/errors/message-page.tsx';

export const handle = { static: true, island: offlineIsland } satisfies PageHandle;

export const meta = () => [
  { title: 'You are offline · Vignette' },
  { name: 'robots', content: 'noindex' },
];

/** Whichever was asked for, with all its parts. */
const SAME_ADDRESS = '';

/** Stands at any address that is not kept on the device, while there is no network. */
export default function Offline() {
  return (
    <SitePage>
      <MessagePage
        isInset
        title="You are offline"
        actions={
          <>
            <a className={buttonClass({ variant: 'primary' })} href={SAME_ADDRESS}>
              Try again
            </a>
            <a className={buttonClass()} href="/dashboard?tab=gallery">
              Open your gallery
            </a>
          </>
        }
      >
        <p>This page needs a network. Your gallery is kept on this device as it was last seen.</p>
      </MessagePage>
    </SitePage>
  );
}
