import { sql } from 'kysely';

import type { Db } from '#server/db/connect.ts';
import type { Monitor } from '#server/ports/monitor.ts';
import { UnknownCustomer } from '#server/ports/payments.ts';
import type { Payments, ProviderState } from '#server/ports/payments.ts';

import { applyProviderState } from './apply-provider-state.ts';
import type { SyncTicket } from './apply-provider-state.ts';
import type { Entitlement } from './entitlement/entitlement.ts';
import { forgetUnknownCustomer, nothingBought, wasOfSandbox } from './unknown-customer.ts';

export interface SyncDeps {
  db: Db;
  payments: Pick<Payments, 'readProviderState'>;
  monitor: Monitor;
  appUrl: string;
}

/**
 * Asks the provider how things stand and makes our books agree. Webhooks, the success page, the
 * settings and the hourly reconcile all come here; null where the user is no customer there.
 * The network is never awaited inside a transaction: a number taken first keeps old answers out.
 */
export async function syncSubscription(
  deps: SyncDeps,
  userId: string,
): Promise<Entitlement | null> {
  const begun = await beginSync(deps.db, userId);
  if (!begun) return null;
  const providerState = await readState(deps, begun.customerId);
  if (!providerState) {
    const { customerId, ticket } = begun;
    await applyProviderState(deps, ticket, nothingBought(customerId));
    await forgetUnknownCustomer(deps.db, { userId, customerId });
    return null;
  }
  const entitlement = await applyProviderState(deps, begun.ticket, providerState);
  for (const { kind, ...fields } of entitlement.alerts)
    deps.monitor.alert(`billing_${kind}`, { userId, ...fields }, 'a subscription needs a look');
  return entitlement;
}

/** Null where the provider does not know the customer because it was the sandbox's: a move, and no fault. */
async function readState(
  { db, payments }: SyncDeps,
  customerId: string,
): Promise<ProviderState | null> {
  try {
    return await payments.readProviderState(customerId);
  } catch (error) {
    if (error instanceof UnknownCustomer && (await wasOfSandbox(db, customerId))) return null;
    throw error;
  }
}

export async function beginSync(
  db: Db,
  userId: string,
): Promise<{ ticket: SyncTicket; customerId: string } | null> {
  const { rows } = await sql<{ number: number; begun_at: Date; customer_id: string }>`
    insert into billing_accounts (user_id, syncs_begun)
    select user_id, 1 from profiles where user_id = ${userId} and stripe_customer_id is not null
    on conflict (user_id) do update set syncs_begun = billing_accounts.syncs_begun + 1
    returning syncs_begun as number, clock_timestamp() as begun_at,
      (select stripe_customer_id from profiles where user_id = ${userId}) as customer_id`.execute(
    db,
  );
  const row = rows[0];
  if (!row) return null;
  const ticket = { userId, number: row.number, begunAt: row.begun_at };
  return { ticket, customerId: row.customer_id };
}
