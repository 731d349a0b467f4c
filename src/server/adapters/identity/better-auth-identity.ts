import { setTimeout as sleep } from 'node:timers/promises';
import { betterAuth } from 'better-auth';
import type { BetterAuthOptions } from 'better-auth';
import { APIError, createAuthMiddleware } from 'better-auth/api';

import type { Db } from '#server/db/connect.ts';
import { CLIENT_IP_HEADER, HOSTED_PROVIDER_ID } from '#server/ports/identity.ts';
import type { Identity } from '#server/ports/identity.ts';
import type { Logger } from '#server/ports/logger.ts';
import type { Mailer } from '#server/ports/mailer.ts';
import { ERRORS } from '#shared/errors.ts';
import {
  displayNameSchema,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
} from '#shared/rules/identity.ts';

import { bindAccountsToIssuer, hostedPlugin, refuseUnverified } from './hosted-provider.ts';
import type { HostedProvider } from './hosted-provider.ts';
import { identityMails } from './identity-mails.ts';
import { isOffered } from './offered-paths.ts';
import { limitedScope, RATE_LIMIT_RULES } from './rate-limit-rules.ts';
import { createCookieReader } from './session-cookie.ts';
import { watchSignIns } from './watch-sign-ins.ts';
import type { SignInAttempt } from './watch-sign-ins.ts';

export interface IdentityOptions {
  db: Db;
  mailer: Mailer;
  logger: Logger;
  appUrl: string;
  secret: string;
  isRateLimited: boolean;
  oidc?: HostedProvider | undefined;
  onSignedIn: (userId: string) => Promise<void>;
  onUserChanged: (user: ChangedUser) => Promise<void>;
  isBanned: (userId: string) => Promise<boolean>;
  areSignUpsOpen: () => Promise<boolean>;
  onSignInFailed: (attempt: SignInAttempt) => Promise<void>;
  /** A limit turned a request away. */
  onRateLimited: (scope: string) => void;
}

interface ChangedUser {
  id: string;
  email: string;
  name: string;
  image?: string | null | undefined;
}

const SESSION_DAYS = 30;
/** Two tries a second at most, however many visitors ask. */
const DISCOVERY_PAUSE_MS = 500;
const DAY_S = 86_400;

export function createIdentity(options: IdentityOptions): Identity {
  const auth = createAuthSource(options);
  const cookies = createCookieReader(options);
  const kind = options.oidc ? 'oidc' : 'embedded';
  return {
    kind,
    providerName: options.oidc?.name ?? null,
    handle: async (request) => {
      if (!isOffered(kind, request.url)) return new Response(null, { status: 404 });
      const response = await (await auth()).handler(request);
      if (response.status === 429) options.onRateLimited(limitedScope(request.url));
      return response;
    },
    sessionToken: cookies,
    createAccount: async (account) => createPasswordAccount(await auth(), account),
  };
}

type Auth = ReturnType<typeof betterAuth>;

/**
 * The library drops a provider whose discovery document could not be read at start. So that a
 * provider which was down at boot does not stay missing, the instance is made anew until it is there.
 */
function createAuthSource(options: IdentityOptions): () => Promise<Auth> {
  // Made on first use: the library compares the schema at once, and migrations run before that.
  let current: Auth | undefined;
  let repair: Promise<Auth> | undefined;
  const isComplete = async (auth: Auth) =>
    !options.oidc || (await auth.$context).socialProviders.some((p) => p.id === HOSTED_PROVIDER_ID);
  const rebuild = async () => {
    if (!current && options.oidc) await bindAccountsToIssuer(options.db, options.oidc.issuer);
    current = betterAuth(authOptions(options));
    if (!(await isComplete(current))) await sleep(DISCOVERY_PAUSE_MS);
    repair = undefined;
    return current;
  };
  return async () => (current && (await isComplete(current)) ? current : (repair ??= rebuild()));
}

async function createPasswordAccount(
  auth: Auth,
  account: { email: string; name: string; password: string },
): Promise<string | null> {
  const context = await auth.$context;
  if (await context.internalAdapter.findUserByEmail(account.email)) return null;
  const password = await context.password.hash(account.password);
  const user = await context.internalAdapter.createUser(
    { email: account.email, name: account.name, emailVerified: true },
    { method: 'email-password' },
  );
  if (!user) return null;
  await context.internalAdapter.linkAccount({
    userId: user.id,
    providerId: 'credential',
    accountId: user.id,
    password,
  });
  return user.id;
}

/** Exported for the test that compares our migration with what the library expects. */
export function authOptions(options: IdentityOptions): BetterAuthOptions {
  const mails = identityMails(options);
  return {
    appName: 'Vignette',
    baseURL: options.appUrl,
    basePath: '/api/auth',
    secret: options.secret,
    telemetry: { enabled: false },
    logger: { disabled: false, level: 'warn', log: forwardTo(options.logger) },
    database: { db: options.db, type: 'postgres', transaction: true },
    user: {
      modelName: 'auth_users',
      changeEmail: {
        enabled: !options.oidc,
        updateEmailWithoutVerification: false,
        sendChangeEmailConfirmation: mails.confirmEmailChange,
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
    verification: { modelName: 'auth_verifications' },
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
      // Our own check covers every state-changing call, these included (http/csrf.ts).
      disableCSRFCheck: false,
    },
    emailAndPassword: {
      enabled: !options.oidc,
      minPasswordLength: PASSWORD_MIN_LENGTH,
      maxPasswordLength: PASSWORD_MAX_LENGTH,
      // Where mail goes out, a sign-up answers the same for new and known addresses.
      requireEmailVerification: options.mailer.delivers,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: mails.resetPassword,
      onExistingUserSignUp: mails.alreadyHasAccount,
    },
    // A hosted provider proves addresses; a letter of ours would prove them for whoever typed them.
    ...(!options.oidc && {
      emailVerification: {
        sendOnSignUp: true,
        autoSignInAfterVerification: true,
        sendVerificationEmail: mails.verifyEmail,
      },
    }),
    hooks: {
      before: createAuthMiddleware(async ({ path }) => {
        // Before anything is looked up: a known address gets the same answer as a new one.
        if (path === '/sign-up/email') await refuseNewcomers(options);
      }),
      after: watchSignIns(options.onSignInFailed),
    },
    databaseHooks: {
      session: {
        create: {
          before: async (session) => refuseBanned(options, session.userId),
          after: async (session) => options.onSignedIn(session.userId),
        },
      },
      user: {
        create: {
          before: async (user) => {
            // A hosted provider signs up whoever it signs in for the first time.
            if (options.oidc) await refuseNewcomers(options);
            await checkName(user);
          },
        },
        update: {
          before: async (user) => checkName(user),
          after: async (user) => options.onUserChanged(user),
        },
      },
    },
    plugins: options.oidc ? [hostedPlugin(options.oidc)] : [],
  };
}

async function refuseBanned(options: IdentityOptions, userId: string): Promise<void> {
  if (await options.isBanned(userId))
    throw new APIError('FORBIDDEN', { code: 'BANNED', message: ERRORS.BANNED.message });
}

async function refuseNewcomers({ areSignUpsOpen }: IdentityOptions): Promise<void> {
  if (await areSignUpsOpen()) return;
  const { message } = ERRORS.SIGN_UPS_CLOSED;
  throw new APIError('FORBIDDEN', { code: 'SIGN_UPS_CLOSED', message });
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
