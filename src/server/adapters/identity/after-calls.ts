import { createAuthMiddleware, isAPIError } from 'better-auth/api';

import type { IdentityOptions } from './identity-options.ts';
import { reportFailedSignIn } from './watch-sign-ins.ts';

/** Calls that have just taken a password or a code from whoever sits at the device. */
const PROOFS = new Set([
  '/verify-password',
  '/two-factor/verify-totp',
  '/two-factor/enable',
  '/two-factor/disable',
  '/change-password',
]);

/** What a call of the sign-in library means for the rest of the house. */
export function afterCalls(options: IdentityOptions) {
  return createAuthMiddleware(async (call) => {
    const { path, context } = call;
    if (isAPIError(context.returned)) {
      await reportFailedSignIn(call, options.onSignInFailed);
      return;
    }
    if (path === '/sign-in/email') {
      const { email } = (call.body ?? {}) as { email?: unknown };
      if (typeof email === 'string') await options.guesses.clearSignIn(email);
    }
    const { session } = context;
    if (!session || !PROOFS.has(path)) return;
    await options.guesses.clearPassword(session.user.id);
    await options.onConfirmed(session.session.id);
    if (path === '/change-password') await options.onPasswordChanged(session.user);
  });
}
