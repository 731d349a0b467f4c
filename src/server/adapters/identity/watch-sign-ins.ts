import { createAuthMiddleware, isAPIError } from 'better-auth/api';

import { CLIENT_IP_HEADER } from '#server/ports/identity.ts';

export interface SignInAttempt {
  email: string;
  refusal: 'credentials' | 'unverified' | 'banned';
  ip: string | null;
  userAgent: string | null;
}

const REFUSALS: Record<string, SignInAttempt['refusal']> = {
  INVALID_EMAIL_OR_PASSWORD: 'credentials',
  EMAIL_NOT_VERIFIED: 'unverified',
  BANNED: 'banned',
};

/** Tells about every sign-in with a password that was refused; the password itself is not looked at. */
export function watchSignIns(onFailed: (attempt: SignInAttempt) => Promise<void>) {
  return createAuthMiddleware(async (ctx) => {
    if (ctx.path !== '/sign-in/email') return;
    const refusal = refusalOf(ctx.context.returned);
    const { email } = (ctx.body ?? {}) as { email?: unknown };
    if (!refusal || typeof email !== 'string') return;
    await onFailed({
      email,
      refusal,
      ip: ctx.headers?.get(CLIENT_IP_HEADER) ?? null,
      userAgent: ctx.headers?.get('user-agent') ?? null,
    });
  });
}

function refusalOf(returned: unknown): SignInAttempt['refusal'] | undefined {
  if (!isAPIError(returned)) return undefined;
  const { body } = returned as { body?: { code?: string } };
  return REFUSALS[body?.code ?? ''];
}
