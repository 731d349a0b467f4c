import { queueAfterTransactionHook } from '@better-auth/core/context';
import type { BetterAuthOptions, GenericEndpointContext } from 'better-auth';
import { APIError } from 'better-auth/api';
import { twoFactor } from 'better-auth/plugins/two-factor';

import { CLIENT_IP_HEADER } from '#server/ports/identity.ts';
import type { Logger } from '#server/ports/logger.ts';
import {
  displayNameOf,
  displayNameSchema,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
} from '#shared/rules/identity.ts';
import { SESSION_DAYS } from '#shared/rules/sign-in.ts';
import { DAY_S } from '#shared/rules/days.ts';

import { afterCalls } from './after-calls.ts';
import { avatarOf } from './avatar-of.ts';
import { apiError, guardCalls } from './guard-calls.ts';
import { hashedSessions } from './hashed-sessions.ts';
import { hostedPlugin, refuseUnverified } from './hosted-provider.ts';
import { alreadyHasAccount } from './identity-mails.ts';
import type { IdentityOptions } from './identity-options.ts';
import { RATE_LIMIT_RULES } from './rate-limit-rules.ts';
import { claimsOf } from './claims-of.ts';

/** The sign-in library as this house uses it. */
export function authOptions(options: IdentityOptions): BetterAuthOptions {
  return {
    appName: 'Vignette',
    baseURL: options.appUrl,
    basePath: '/api/auth',
    secret: options.secret,
    telemetry: { enabled: false },
    logger: { disabled: false, level: 'warn', log: forwardTo(options.logger) },
    database: hashedSessions(options.db),
    user: {
      modelName: 'auth_users',
      changeEmail: {
        enabled: !options.oidc,
        updateEmailWithoutVerification: false,
        sendChangeEmailConfirmation: ({ user, newEmail }) =>
          options.post({
            userId: user.id,
            recipient: user.email,
            mail: { order: 'confirm-email-change', newEmail },
          }),
      },
      ...(options.oidc && { validateUserInfo: refuseUnverified }),
    },
    session: {
      modelName: 'auth_sessions',
      expiresIn: SESSION_DAYS * DAY_S,
      updateAge: DAY_S,
      // A cached session would outlive a ban.
      cookieCache: { enabled: false },
    },
    account: {
      modelName: 'auth_accounts',
      // One person, one proof: an address alone never leads into an account that exists.
      accountLinking: { enabled: false, disableImplicitLinking: true },
    },
    // Links are as good as passwords: only their fingerprints are kept.
    verification: { modelName: 'auth_verifications', storeIdentifier: 'hashed' },
    rateLimit: {
      enabled: options.isRateLimited,
      storage: 'database',
      modelName: 'auth_rate_limits',
      ...RATE_LIMIT_RULES,
    },
    // What the library did not mean to answer (a database that is away) is ours to answer.
    onAPIError: {
      onError: (error) => {
        if (!(error instanceof APIError)) throw error;
        if (error.statusCode >= 500) options.logger.error({ err: error }, 'identity failed');
      },
    },
    advanced: {
      cookiePrefix: 'vignette',
      useSecureCookies: options.appUrl.startsWith('https://'),
      ipAddress: { ipAddressHeaders: [CLIENT_IP_HEADER] },
      // Our own check covers every state-changing call, these included (http/guard/csrf.ts).
      disableCSRFCheck: false,
    },
    emailAndPassword: {
      enabled: !options.oidc,
      minPasswordLength: PASSWORD_MIN_LENGTH,
      maxPasswordLength: PASSWORD_MAX_LENGTH,
      // Where mail goes out, a sign-up answers the same for new and known addresses.
      requireEmailVerification: options.mailDelivers,
      ...(options.passwords && { password: options.passwords }),
      revokeSessionsOnPasswordReset: true,
      onPasswordReset: ({ user }) => options.onPasswordChanged(user),
      onExistingUserSignUp: ({ user }) =>
        options.post({
          userId: user.id,
          recipient: user.email,
          mail: alreadyHasAccount(user.name, options.appUrl),
        }),
    },
    // A hosted provider proves addresses; a mail of ours would prove them for whoever typed them.
    ...(!options.oidc && {
      emailVerification: {
        sendOnSignUp: true,
        // The page says that a new link is on its way; it also mends a mail that a crash swallowed.
        sendOnSignIn: true,
        autoSignInAfterVerification: true,
        // The newcomer is there once the sign-up has committed; a worker quicker than that finds nobody.
        sendVerificationEmail: (mail) =>
          queueAfterTransactionHook(() => options.post(verificationOf(mail))),
      },
    }),
    hooks: { before: guardCalls(options), after: afterCalls(options) },
    databaseHooks: {
      session: {
        create: {
          before: async (session, call) => {
            await refuseBanned(options, session.userId);
            // A link in a mail stands for one factor, never for two.
            if (call?.path === '/verify-email' && (await hasSecondFactor(call, session.userId)))
              throw call.redirect(`${options.appUrl}/sign-in`);
          },
          after: async (session) => options.onSignedIn(session.userId),
        },
      },
      user: {
        create: {
          before: async (user) => {
            const data = { ...user, image: avatarOf(user.image) };
            if (!options.oidc) {
              await checkName(user);
              return { data };
            }
            // A hosted provider signs up whoever it signs in for the first time.
            if (!(await options.areSignUpsOpen())) throw apiError('SIGN_UPS_CLOSED');
            return { data: { ...data, name: user.name.trim() && displayNameOf(user) } };
          },
        },
        update: {
          before: async (user) => {
            await checkName(user);
            if (user.image !== undefined) return { data: { ...user, image: avatarOf(user.image) } };
          },
          after: async (user) => options.onUserChanged(user),
        },
      },
    },
    plugins: options.oidc ? [hostedPlugin(options.oidc)] : [secondFactor()],
  };
}

/** Codes of an authenticator app, and recovery codes for the day the phone is gone. */
function secondFactor() {
  return twoFactor({
    issuer: 'Vignette',
    twoFactorTable: 'auth_two_factors',
    backupCodeOptions: { amount: 10 },
  });
}

async function hasSecondFactor(call: GenericEndpointContext, userId: string): Promise<boolean> {
  const user = await call.context.internalAdapter.findUserById(userId);
  return (user as { twoFactorEnabled?: boolean } | null)?.twoFactorEnabled === true;
}

async function refuseBanned(options: IdentityOptions, userId: string): Promise<void> {
  if (await options.isBanned(userId)) throw apiError('BANNED');
}

/** The library's one mail for two things: a newcomer's address, and a new address of a member. */
function verificationOf({
  user,
  token,
  url,
}: {
  user: { id: string; email: string };
  token: string;
  url: string;
}): Parameters<IdentityOptions['post']>[0] {
  const { email, updateTo } = (claimsOf(token) ?? {}) as { email: string; updateTo?: string };
  const callbackURL = new URL(url).searchParams.get('callbackURL') ?? '/';
  return {
    userId: user.id,
    recipient: user.email,
    mail: updateTo
      ? { order: 'verify-new-email', oldEmail: email }
      : { order: 'verify-email', callbackURL },
  };
}

async function checkName(user: { name?: string | undefined }): Promise<void> {
  if (user.name === undefined) return;
  const checked = displayNameSchema.safeParse(user.name);
  const fault = checked.error?.issues[0]?.message;
  // A hosted provider may know no name; ours then falls back to the address (spec §3).
  if (fault && user.name.trim() !== '')
    throw new APIError('UNPROCESSABLE_ENTITY', { code: 'VALIDATION_FAILED', message: fault });
}

function forwardTo(logger: Logger) {
  return (level: string, message: string) => {
    if (level === 'error') logger.error({ source: 'identity' }, message);
    else logger.warn({ source: 'identity' }, message);
  };
}
