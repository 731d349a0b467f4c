import { lazy, Suspense } from 'react';
import { type LinksFunction, Outlet, useLocation, useNavigate } from 'react-router';
import { ACCOUNT_HASH } from '#web/features/auth/account-hash.ts';
import { RequireMember } from '#web/features/auth/require-member.tsx';
import type { SignedInSession } from '#web/lib/session.ts';

// Few visits need it, so it is not part of the first load.
const AccountDialog = lazy(async () => {
  const { AccountDialog } = await import('#web/features/auth/account/account-dialog.tsx');
  return { default: AccountDialog };
});

/** The session is asked for while the scripts still load; the app's own call then finds it there. */
export const links: LinksFunction = () => [
  { rel: 'preload', as: 'fetch', href: '/api/session', crossOrigin: 'anonymous' },
];

export default function MemberArea() {
  return (
    <RequireMember>
      {(session) => (
        <>
          <Outlet />
          <AccountFromHash session={session} />
        </>
      )}
    </RequireMember>
  );
}

/** The dialog has an address of its own (#account), so that every screen can link to it. */
function AccountFromHash({ session }: { session: SignedInSession }) {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  if (hash !== ACCOUNT_HASH) return null;
  const close = () => void navigate(pathname + search, { preventScrollReset: true });
  return (
    <Suspense>
      <AccountDialog isOpen onClose={close} session={session} />
    </Suspense>
  );
}
