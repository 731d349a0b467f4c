import type { Db } from '#server/db/connect.ts';

import { schedule } from './deliveries.ts';
import type { Customer, Kind, ObjectOf, SandboxObject } from './objects.ts';
import { createStore, newId } from './store.ts';

/** All that belongs to one customer, locked: whatever happens to a customer goes through it. */
export interface CustomerAccount {
  customer: Customer;
  /** The customer's present, in Unix seconds. */
  now: number;
  find<K extends Kind>(kind: K, id: string): Promise<ObjectOf<K> | null>;
  list<K extends Kind>(kind: K): Promise<ObjectOf<K>[]>;
  put(object: SandboxObject): Promise<void>;
  /** Tells the world, by an event that a webhook carries. */
  emit(type: string, object: object): Promise<void>;
}

/** What Stripe would answer with a 4xx. */
export class SandboxError extends Error {
  readonly status: number;
  readonly type: string;
  /** As Stripe has it: a thing that is not there, told from a request that is wrong. */
  readonly code: 'resource_missing' | undefined;

  constructor(status: number, message: string, type = 'invalid_request_error') {
    super(message);
    this.name = 'SandboxError';
    this.status = status;
    this.type = type;
    this.code = status === 404 ? 'resource_missing' : undefined;
  }
}

export const missing = (what: string) => new SandboxError(404, `No such ${what}`);

/** The customer's time: the machine's, plus what the test clock was moved ahead. */
export const nowOf = (customer: Pick<Customer, 'ahead_s'>) =>
  Math.floor(Date.now() / 1000) + customer.ahead_s;

export async function withCustomer<T>(
  db: Db,
  customerId: string,
  work: (account: CustomerAccount) => Promise<T>,
): Promise<T> {
  return db.transaction().execute(async (trx) => {
    const store = createStore(trx);
    const customer = await store.lock('customer', customerId);
    if (!customer) throw missing('customer');
    const account: CustomerAccount = {
      customer,
      now: nowOf(customer),
      find: (kind, id) => store.find(kind, id),
      list: (kind) => store.list(kind, customerId),
      put: (object) => store.put(object, customerId),
      emit: async (type, object) => {
        const id = newId('evt');
        const event = { id, object: 'event', type, created: account.now, livemode: false } as const;
        await store.put({ ...event, data: { object } }, customerId);
        await schedule(trx, id, customer.delivery_faults);
      },
    };
    return work(account);
  });
}
