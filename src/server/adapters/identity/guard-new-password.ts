import { APIError } from 'better-auth/api';
import type { createAuthMiddleware } from 'better-auth/api';

import { isGuessable } from './is-guessable.ts';

type Call = Parameters<Parameters<typeof createAuthMiddleware>[0]>[0];

/** A new password must not be one that guessers try first, nor the one it replaces. */
export async function guardNewPassword(call: Call, field: 'password' | 'newPassword') {
  const body = (call.body ?? {}) as Record<string, unknown>;
  const password = body[field];
  if (typeof password !== 'string') return;
  const own = [body['email'], body['name']].filter((word) => typeof word === 'string');
  if (await isGuessable(password, own))
    throw new APIError('BAD_REQUEST', {
      code: 'PASSWORD_TOO_COMMON',
      message: 'This password is one of those that are tried first. Please choose another one.',
    });
  if (password === body['currentPassword'] || (await isPresentPassword(call, password)))
    throw new APIError('BAD_REQUEST', {
      code: 'PASSWORD_UNCHANGED',
      message: 'This is the old password. Please choose another one.',
    });
}

/** At a reset only the link says whose password it is. */
async function isPresentPassword(call: Call, password: string): Promise<boolean> {
  const { token } = (call.body ?? {}) as { token?: unknown };
  if (call.path !== '/reset-password' || typeof token !== 'string') return false;
  const { internalAdapter, password: hasher } = call.context;
  const link = await internalAdapter.findVerificationValue(`reset-password:${token}`);
  const account = link && (await internalAdapter.findCredentialAccount(link.value));
  return Boolean(account?.password && (await hasher.verify({ hash: account.password, password })));
}
