import './account-trouble.css';
import { clsx } from 'clsx';
import { Suspense } from 'react';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import { leaveRoom } from '#web/lib/look/leave-room.ts';
import type { SignedInSession } from '#web/lib/account/session.ts';

// Hardly anybody needs it; whoever does has its place kept until it comes.
const TroubleBar = lazyPart(async () => {
  const { TroubleBar } = await import('./trouble-bar.tsx');
  return { default: TroubleBar };
});

const room = leaveRoom('--trouble-bar');

/** What must not be missed, on every screen of the account. */
export function AccountTrouble({ session }: { session: SignedInSession }) {
  const { profile, next } = session;
  if (!profile.deletionDate && !next.owing && next.standing !== 'disputed') return null;
  return (
    <div className={clsx('account-trouble', profile.deletionDate && 'is-short')} ref={room}>
      <Suspense>
        <TroubleBar session={session} />
      </Suspense>
    </div>
  );
}
