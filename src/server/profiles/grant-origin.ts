import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import type { Transaction } from 'kysely';

import type { Schema } from '#server/db/schema/schema.ts';
import { canonicalEmail, firstCanonicalEmail, ownDomainOf } from '#shared/rules/mailbox.ts';
import { networkOf } from '#shared/rules/network.ts';

export interface GrantLimits {
  /** Grants to one domain in 30 days, and to one network in a day. */
  perDomain: number;
  perNetwork: number;
}

/** Where a newcomer comes from, as fingerprints: who it was is not kept. */
export interface GrantOrigin {
  address_hmac: string;
  domain_hmac: string | null;
  network_hmac: string | null;
}

/** Also the key by which an erased account is remembered (design §6). */
export function addressHmac(secret: string, email: string): string {
  return fingerprint(secret, `welcome:${canonicalEmail(email)}`);
}

/**
 * Whether the mailbox had its credits when fingerprints were still made in the first way. Rows of that
 * time know neither domain nor network, and nobody can make their fingerprints anew.
 */
export async function hadFirstGrant(
  trx: Transaction<Schema>,
  secret: string,
  email: string,
): Promise<boolean> {
  const row = await trx
    .selectFrom('welcome_grants')
    .select('address_hmac')
    .where('address_hmac', '=', fingerprint(secret, `welcome:${firstCanonicalEmail(email)}`))
    .where('domain_hmac', 'is', null)
    .where('network_hmac', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

export async function originOf(
  trx: Transaction<Schema>,
  secret: string,
  user: { id: string; email: string },
): Promise<GrantOrigin> {
  const domain = ownDomainOf(user.email);
  const network = await networkOfNewcomer(trx, user.id);
  return {
    address_hmac: addressHmac(secret, user.email),
    domain_hmac: domain && fingerprint(secret, `domain:${domain}`),
    network_hmac: network && fingerprint(secret, `network:${network}`),
  };
}

/** Whether one more grant is within the limits. Newcomers of one origin take turns. */
export async function isWithinLimits(
  trx: Transaction<Schema>,
  { domain_hmac, network_hmac }: GrantOrigin,
  limits: GrantLimits,
): Promise<boolean> {
  // In one order, so that two newcomers never wait for each other.
  for (const key of [domain_hmac, network_hmac].filter((part) => part !== null).toSorted())
    await sql`select pg_advisory_xact_lock(hashtextextended(${`grant:${key}`}, 0))`.execute(trx);
  const { rows } = await sql<{ domain: number; network: number }>`
    select
      (select count(*) from welcome_grants
        where domain_hmac = ${domain_hmac} and granted_at > now() - interval '30 days') as domain,
      (select count(*) from welcome_grants
        where network_hmac = ${network_hmac} and granted_at > now() - interval '1 day') as network`.execute(
    trx,
  );
  const [counts = { domain: 0, network: 0 }] = rows;
  return counts.domain < limits.perDomain && counts.network < limits.perNetwork;
}

/** From the first session; the machine itself is no network that one could farm from. */
async function networkOfNewcomer(trx: Transaction<Schema>, userId: string): Promise<string | null> {
  const session = await trx
    .selectFrom('auth_sessions')
    .select('ipAddress')
    .where('userId', '=', userId)
    .orderBy('createdAt')
    .limit(1)
    .executeTakeFirst();
  const ip = session?.ipAddress;
  return !ip || ip.startsWith('127.') || ip === '::1' ? null : networkOf(ip);
}

function fingerprint(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest('hex');
}
