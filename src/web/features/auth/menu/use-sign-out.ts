import { useQueryClient } from '@tanstack/react-query';
import { forgetSession } from '#web/lib/account/session.ts';
import { notifyFailure } from '#web/lib/notices/notify.ts';
import { signOut } from '#web/features/auth/auth-api.ts';
import { authMessage } from '#web/features/auth/auth-messages.ts';

/** Ends the session, drops what the browser kept of the account and leaves for the homepage. */
export function useSignOut(): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    try {
      await signOut();
    } catch (error) {
      notifyFailure({ title: 'Not signed out', message: authMessage(error) });
      return;
    }
    await forgetSession(client);
    // A document of its own: nothing of the account survives in memory.
    location.assign('/');
  };
}
