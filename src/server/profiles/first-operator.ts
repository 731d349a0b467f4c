import type { Transaction } from 'kysely';

import type { Schema } from '#server/db/schema/schema.ts';
import { HOSTED_PROVIDER_ID, hostedAccountId } from '#server/ports/identity.ts';

export interface OperatorRules {
  email: string | undefined;
  /** Set where a hosted provider signs people in. */
  hosted?: { issuer: string; subject: string | undefined } | undefined;
}

interface Candidate {
  id: string;
  email: string;
  emailVerified: boolean;
}

/** Whether this is the operator who becomes the first super_admin (design §7.3). */
export async function isFirstOperator(
  trx: Transaction<Schema>,
  rules: OperatorRules,
  user: Candidate,
): Promise<boolean> {
  if (!(await isOperator(trx, rules, user))) return false;
  const existing = await trx
    .selectFrom('profiles')
    .select('id')
    .where('admin_role', '=', 'super_admin')
    .limit(1)
    .executeTakeFirst();
  return existing === undefined;
}

async function isOperator(
  trx: Transaction<Schema>,
  rules: OperatorRules,
  user: Candidate,
): Promise<boolean> {
  // Only a verified address: anyone may type the operator's.
  const isNamed = user.emailVerified && user.email.toLowerCase() === rules.email;
  if (!rules.hosted) return isNamed;
  const accountId = await hostedAccountOf(trx, user.id);
  const { issuer, subject } = rules.hosted;
  const isMeant = subject ? accountId === hostedAccountId(issuer, subject) : isNamed;
  return isMeant && accountId !== undefined && bindOperator(trx, accountId);
}

/** The first one stays the one: an address may be given to somebody else, a subject never is. */
async function bindOperator(trx: Transaction<Schema>, accountId: string): Promise<boolean> {
  await trx
    .insertInto('operator_identity')
    .values({ account_id: accountId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const bound = await trx
    .selectFrom('operator_identity')
    .select('account_id')
    .executeTakeFirstOrThrow();
  return bound.account_id === accountId;
}

async function hostedAccountOf(
  trx: Transaction<Schema>,
  userId: string,
): Promise<string | undefined> {
  const account = await trx
    .selectFrom('auth_accounts')
    .select('accountId')
    .where('userId', '=', userId)
    .where('providerId', '=', HOSTED_PROVIDER_ID)
    .executeTakeFirst();
  return account?.accountId;
}
