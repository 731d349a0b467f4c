import { Suspense, useEffect } from 'react';
import { preload } from 'react-dom';
import { Outlet, useLocation, useNavigate } from 'react-router';
import type { LinksFunction } from 'react-router';
import { ACCOUNT_HASH } from '#web/features/auth/account-hash.ts';
import { ConfirmationHost } from '#web/features/auth/entry/confirmation-host.tsx';
import { RequireMember } from '#web/features/auth/require-member.tsx';
import { useGalleryCache } from '#web/features/images/gallery-cache.ts';
import { useKeptFocus } from '#web/lib/hooks/use-kept-focus.ts';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import { keepShell } from '#web/lib/offline/offline-copy.ts';
import type { SignedInSession } from '#web/lib/account/session.ts';
import italicUrl from '#web/ui/fonts/fraunces-italic.woff2?url';
import { DialogComing } from '#web/ui/overlays/dialog-coming.tsx';
import { AccountTrouble } from './account-trouble.tsx';
import { OfflineNotice } from './offline-notice.tsx';

import { PictureNews } from './picture-news.tsx';

// Prompts are set in italics: fetched before there are any, or they would shift when it comes.
// Not as a preload, which a newcomer without pictures would never use.
export const links: LinksFunction = () => [
  { rel: 'prefetch', as: 'font', type: 'font/woff2', href: italicUrl, crossOrigin: 'anonymous' },
];

// Few visits need it, so it is not part of the first load.
const AccountDialog = lazyPart(async () => {
  const { AccountDialog } = await import('#web/features/auth/account/account-dialog.tsx');
  return { default: AccountDialog };
});

export default function MemberArea() {
  // In the prerendered page only: the session is asked for while the scripts still load. A preload
  // made later would lie there unused and answer some later call with what was true then.
  if (import.meta.env.SSR) preload('/api/session', { as: 'fetch', crossOrigin: 'anonymous' });
  return (
    <RequireMember>
      {(session) => (
        <>
          <GalleryKeeper userId={session.user.id} />
          <OfflineNotice />
          <AccountTrouble session={session} />
          <PictureNews>
            <Outlet />
          </PictureNews>
          <AccountFromHash session={session} />
          <ConfirmationHost session={session} />
        </>
      )}
    </RequireMember>
  );
}

function GalleryKeeper({ userId }: { userId: string }) {
  useGalleryCache(userId);
  useEffect(keepShell, []);
  useKeptFocus();
  return null;
}

/** The dialog has an address of its own (#account), so that every screen can link to it. */
function AccountFromHash({ session }: { session: SignedInSession }) {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  if (hash !== ACCOUNT_HASH) return null;
  const close = () => void navigate(pathname + search, { preventScrollReset: true });
  return (
    <Suspense fallback={<DialogComing onClose={close} />}>
      <AccountDialog isOpen onClose={close} session={session} />
    </Suspense>
  );
}
