import { APIError, createAuthMiddleware, getSessionFromCtx } from 'better-auth/api';

import { CLIENT_IP_HEADER } from '#server/ports/identity.ts';
import { ERRORS } from '#shared/errors.ts';
import type { ErrorCode } from '#shared/errors.ts';
import { EMAIL_CHANGE_PATH } from '#shared/paths.ts';
import { emailSchema } from '#shared/rules/identity.ts';

import { claimsOf } from './claims-of.ts';
import { guardNewPassword } from './guard-new-password.ts';
import type { IdentityOptions } from './identity-options.ts';

type Call = Parameters<Parameters<typeof createAuthMiddleware>[0]>[0];
type Guard = (call: Call, options: IdentityOptions) => Promise<unknown>;

/** The same answer for everyone, before anything is looked up. */
const ON_ITS_WAY = {
  status: true,
  message: 'If this address is known here, an email is on its way',
};

/** What must be so before a call of the sign-in library is answered; an answer in its place ends it. */
const GUARDS: Record<string, Guard> = {
  '/sign-up/email': async (call, options) => {
    // Before anything is looked up: a known address gets the same answer as a new one.
    if (!(await options.areSignUpsOpen())) throw apiError('SIGN_UPS_CLOSED');
    await guardNewPassword(call, 'password');
  },
  '/sign-in/email': async (call, { guesses }) =>
    slowDown(await guesses.takeSignIn(textIn(call, 'email'), addressOf(call))),
  '/sign-in/social': async (call) => {
    // A token from elsewhere would go round the state and nonce that tie a sign-in to its browser.
    if ((call.body as { idToken?: unknown } | undefined)?.idToken !== undefined)
      throw apiError('VALIDATION_FAILED');
  },
  '/request-password-reset': (call, options) =>
    orderMail(call, options, { order: 'reset-password' }),
  '/send-verification-email': (call, options) =>
    orderMail(call, options, {
      order: 'verify-email',
      callbackURL: textIn(call, 'callbackURL') || '/',
    }),
  '/reset-password': (call) => guardNewPassword(call, 'newPassword'),
  '/change-password': async (call, options) => {
    await takePasswordGuess(call, options);
    await guardNewPassword(call, 'newPassword');
  },
  '/change-email': async (call, { isConfirmed }) => {
    const session = await getSessionFromCtx(call);
    if (session && !(await isConfirmed(session.session.id)))
      throw apiError('CONFIRMATION_REQUIRED');
  },
  '/verify-email': async (call, { appUrl, wasTakenBackSince }) => {
    const writtenAt = emailChangeWrittenAt(call);
    if (!writtenAt) return;
    // The link to a new address changes whose account it is: only its owner's browser may open it.
    const session = await getSessionFromCtx(call);
    if (!session) throw call.redirect(`${appUrl}${EMAIL_CHANGE_PATH}?step=sign-in`);
    if (await wasTakenBackSince({ userId: session.user.id, since: writtenAt }))
      throw call.redirect(`${appUrl}${EMAIL_CHANGE_PATH}?error=TOKEN_EXPIRED`);
  },
  '/verify-password': takePasswordGuess,
  '/two-factor/enable': takePasswordGuess,
  '/two-factor/disable': takePasswordGuess,
  '/two-factor/generate-backup-codes': takePasswordGuess,
  '/two-factor/verify-totp': async (call, options) => {
    await takePasswordGuess(call, options);
    const userId = await whoseSecondStep(call);
    if (userId && !(await options.guesses.takeCode(userId, textIn(call, 'code'))))
      throw new APIError('UNAUTHORIZED', { code: 'INVALID_CODE', message: 'Used already' });
  },
};

export function guardCalls(options: IdentityOptions) {
  return createAuthMiddleware(async (call) => GUARDS[call.path]?.(call, options));
}

/** Whoever sits at a signed-in device must not guess the password or the code of its owner. */
async function takePasswordGuess(call: Call, { guesses }: IdentityOptions): Promise<void> {
  const session = await getSessionFromCtx(call);
  if (session) slowDown(await guesses.takePassword(session.user.id));
}

/** At a sign-in there is no session yet, only the cookie of the first step. */
async function whoseSecondStep(call: Call): Promise<string | null> {
  const session = await getSessionFromCtx(call);
  if (session) return session.user.id;
  const { createAuthCookie, internalAdapter, secret } = call.context;
  const step = await call.getSignedCookie(createAuthCookie('two_factor').name, secret);
  const begun = step ? await internalAdapter.findVerificationValue(step) : null;
  return begun?.value ?? null;
}

/** When the link to a new address was written; null for every other link. Its seal is checked later. */
function emailChangeWrittenAt({ query }: Call): Date | null {
  const { token } = (query ?? {}) as { token?: unknown };
  const claims = typeof token === 'string' ? claimsOf(token) : null;
  if (claims?.['updateTo'] === undefined) return null;
  return new Date(typeof claims['iat'] === 'number' ? claims['iat'] * 1000 : 0);
}

/** Known or not: one row in the outbox, so that the time it takes tells nothing either. */
async function orderMail(
  call: Call,
  { guesses, post }: IdentityOptions,
  mail: Parameters<IdentityOptions['post']>[0]['mail'],
): Promise<unknown> {
  const email = emailSchema.safeParse(textIn(call, 'email'));
  if (!email.success) throw apiError('VALIDATION_FAILED');
  if (await guesses.takeMail(email.data)) await post({ userId: null, recipient: email.data, mail });
  return call.json(ON_ITS_WAY);
}

function slowDown(waitS: number | null): void {
  if (waitS === null) return;
  throw apiError('RATE_LIMITED', { 'Retry-After': String(waitS) });
}

export function apiError(code: ErrorCode, headers: Record<string, string> = {}): APIError {
  const { status, message } = ERRORS[code];
  return new APIError(status, { code, message }, headers);
}

export function textIn(call: Call, field: string): string {
  const value = (call.body as Record<string, unknown> | undefined)?.[field];
  return typeof value === 'string' ? value : '';
}

function addressOf(call: Call): string | null {
  return call.headers?.get(CLIENT_IP_HEADER) ?? null;
}
