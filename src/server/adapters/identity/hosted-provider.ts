import type { BetterAuthOptions } from 'better-auth';
import { genericOAuth } from 'better-auth/plugins/generic-oauth';
import { sql } from 'kysely';

import type { Db } from '#server/db/connect.ts';
import { HOSTED_PROVIDER_ID, hostedAccountId } from '#server/ports/identity.ts';
import { emailSchema } from '#shared/rules/identity.ts';

import { claimsOf } from './claims-of.ts';

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
        accountSubject: ({ tokens, profile }) =>
          hostedAccountId(provider.issuer, subjectOf(tokens.idToken, profile['sub'])),
        // Providers have been seen to send 'false' as text.
        mapProfileToUser: (profile) => ({ emailVerified: profile['email_verified'] === true }),
      },
    ],
  });
}

/**
 * The subject that the signed token names. Address and name may come from the provider's other
 * answer, which has to be about the same person; without a subject all would be one person.
 */
function subjectOf(idToken: string | undefined, sub: unknown): string {
  const signed = claimsOf(idToken ?? '')?.['sub'];
  if (typeof signed !== 'string' || !/^[^\p{Cc}]+$/u.test(signed) || signed !== sub)
    throw new Error('The provider named nobody, or two people at once');
  return signed;
}

/**
 * Whoever has not proved their address to the provider is not let in: anyone may type any address.
 * Nor is one that we would not take ourselves, such as somebody else's with a space behind it.
 */
export const refuseUnverified: ValidateUser = ({ source }) => {
  const { email, email_verified: isVerified } = source.oauth?.profile ?? {};
  const isAddress =
    typeof email === 'string' && emailSchema.safeParse(email).data === email.toLowerCase();
  return isVerified === true && isAddress ? undefined : { error: 'UNVERIFIED_IDENTITY' };
};

/** Accounts of before were kept by subject alone; they belong to the issuer that was in use. */
export async function bindAccountsToIssuer(db: Db, issuer: string): Promise<void> {
  await sql`
    update auth_accounts set "accountId" = ${hostedAccountId(issuer, '')} || "accountId"
    where "providerId" = ${HOSTED_PROVIDER_ID} and "accountId" !~ '^https?://'`.execute(db);
}
