import { setTimeout as sleep } from 'node:timers/promises';
import { betterAuth } from 'better-auth';

import { HOSTED_PROVIDER_ID } from '#server/ports/identity.ts';
import type { Identity } from '#server/ports/identity.ts';

import { authOptions } from './auth-options.ts';
import { bindAccountsToIssuer } from './hosted-provider.ts';
import { composeIdentityMail } from './identity-mails.ts';
import type { IdentityOptions } from './identity-options.ts';
import { isOffered } from './offered-paths.ts';
import { limitedScope } from './rate-limit-rules.ts';
import { createCookieReader, createCookieRenewer } from './session-cookie.ts';

/** Two tries a second at most, however many visitors ask. */
const DISCOVERY_PAUSE_MS = 500;

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
    sessionKey: cookies,
    renewCookie: createCookieRenewer(options),
    composeOrdered: async (recipient, order) =>
      composeIdentityMail(await (await auth()).$context, {
        appUrl: options.appUrl,
        recipient,
        order,
      }),
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
  const isComplete = async (auth: Auth) => {
    const { socialProviders } = await auth.$context;
    return !options.oidc || socialProviders.some((p) => p.id === HOSTED_PROVIDER_ID);
  };
  const rebuild = async () => {
    if (!current && options.oidc) await bindAccountsToIssuer(options.db, options.oidc.issuer);
    const auth = betterAuth(authOptions(options));
    if (!(await isComplete(auth))) await sleep(DISCOVERY_PAUSE_MS);
    current = auth;
    return auth;
  };
  const repairOnce = () =>
    (repair ??= rebuild().finally(() => {
      // Well or badly: a database that was away for a moment must not shut the door for good.
      repair = undefined;
    }));
  return async () => (current && (await isComplete(current)) ? current : repairOnce());
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
