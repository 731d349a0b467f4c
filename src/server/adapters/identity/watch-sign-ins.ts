import { isAPIError } from 'better-auth/api';
import type { createAuthMiddleware } from 'better-auth/api';

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

type Call = Parameters<Parameters<typeof createAuthMiddleware>[0]>[0];

/** Tells about a sign-in with a password that was refused; the password itself is not looked at. */
export async function reportFailedSignIn(
  call: Call,
  onFailed: (attempt: SignInAttempt) => Promise<void>,
): Promise<void> {
  if (call.path !== '/sign-in/email') return;
  const refusal = refusalOf(call.context.returned);
  const { email } = (call.body ?? {}) as { email?: unknown };
  if (!refusal || typeof email !== 'string') return;
  await onFailed({
    email,
    refusal,
    ip: call.headers?.get(CLIENT_IP_HEADER) ?? null,
    userAgent: call.headers?.get('user-agent') ?? null,
  });
}

function refusalOf(returned: unknown): SignInAttempt['refusal'] | undefined {
  if (!isAPIError(returned)) return undefined;
  const { body } = returned as { body?: { code?: string } };
  return REFUSALS[body?.code ?? ''];
}
