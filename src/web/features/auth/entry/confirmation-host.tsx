import { lazy, Suspense, useEffect, useState } from 'react';
import { setConfirmationHost } from '#web/lib/account/confirmation.ts';
import type { SignedInSession } from '#web/lib/account/session.ts';

// Few visits need it, so it is not part of the first load.
const ConfirmationDialog = lazy(async () => {
  const { ConfirmationDialog } = await import('./confirmation-dialog.tsx');
  return { default: ConfirmationDialog };
});

/** Stands behind the sign-in guard and asks for a fresh proof whenever a screen needs one. */
export function ConfirmationHost({ session }: { session: SignedInSession }) {
  const [answer, setAnswer] = useState<((isProved: boolean) => void) | null>(null);
  useEffect(() => {
    setConfirmationHost(() => new Promise((resolve) => setAnswer(() => resolve)));
    return () => setConfirmationHost(null);
  }, []);
  if (!answer) return null;
  const close = (isProved: boolean) => {
    answer(isProved);
    setAnswer(null);
  };
  return (
    <Suspense>
      <ConfirmationDialog session={session} onClose={close} />
    </Suspense>
  );
}
