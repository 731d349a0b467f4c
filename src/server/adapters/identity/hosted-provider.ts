import type { BetterAuthOptions } from 'better-auth';
import { genericOAuth } from 'better-auth/plugins/generic-oauth';
import { sql } from 'kysely';

import type { Db } from '#server/db/connect.ts';
import { HOSTED_PROVIDER_ID, hostedAccountId } from '#server/ports/identity.ts';

export interface HostedProvider {
  issuer: string;
  clientId: string;
  clientSecret: string;
  name: string;
}

type ValidateUser = NonNullable<NonNullable<BetterAuthOptions['user']>['validateUserInfo']>;

export function hostedPlugin(provider: HostedProvider) {
  return genericOAuth({
    config: [
      {
        providerId: HOSTED_PROVIDER_ID,
        name: provider.name,
        discoveryUrl: `${provider.issuer}/.well-known/openid-configuration`,
        clientId: provider.clientId,
        clientSecret: provider.clientSecret,
        scopes: ['openid', 'email', 'profile'],
        pkce: true,
        requireIdTokenVerification: true,
        // A subject means nothing without its issuer: another provider may use the same one.
        accountSubject: ({ profile }) =>
          hostedAccountId(provider.issuer, String(profile['sub'] ?? '')),
        // Providers have been seen to send 'false' as text.
        mapProfileToUser: (profile) => ({ emailVerified: profile['email_verified'] === true }),
      },
    ],
  });
}

/** Whoever has not proved their address to the provider is not let in: anyone may type any address. */
export const refuseUnverified: ValidateUser = ({ source }) =>
  source.oauth?.profile?.['email_verified'] === true ? undefined : { error: 'UNVERIFIED_IDENTITY' };

/** Accounts of before were kept by subject alone; they belong to the issuer that was in use. */
export async function bindAccountsToIssuer(db: Db, issuer: string): Promise<void> {
  await sql`
    update auth_accounts set "accountId" = ${hostedAccountId(issuer, '')} || "accountId"
    where "providerId" = ${HOSTED_PROVIDER_ID} and "accountId" !~ '^https?://'`.execute(db);
}
