import type { Db } from '#server/db/connect.ts';

import { schedule } from './deliveries.ts';
import type { Customer, Kind, ObjectOf, SandboxObject } from './objects.ts';
import { createStore, newId } from './store.ts';

/** One customer's papers, locked: everything that happens to a customer happens at the desk. */
export interface Desk {
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

  constructor(status: number, message: string, type = 'invalid_request_error') {
    super(message);
    this.name = 'SandboxError';
    this.status = status;
    this.type = type;
  }
}

export const missing = (what: string) => new SandboxError(404, `No such ${what}`);

/** The customer's time: the machine's, plus what the test clock was moved ahead. */
export const nowOf = (customer: Pick<Customer, 'ahead_s'>) =>
  Math.floor(Date.now() / 1000) + customer.ahead_s;

export async function atDesk<T>(
  db: Db,
  customerId: string,
  work: (desk: Desk) => Promise<T>,
): Promise<T> {
  return db.transaction().execute(async (trx) => {
    const store = createStore(trx);
    const customer = await store.lock('customer', customerId);
    if (!customer) throw missing('customer');
    const desk: Desk = {
      customer,
      now: nowOf(customer),
      find: (kind, id) => store.find(kind, id),
      list: (kind) => store.list(kind, customerId),
      put: (object) => store.put(object, customerId),
      emit: async (type, object) => {
        const id = newId('evt');
        const event = { id, object: 'event', type, created: desk.now, livemode: false } as const;
        await store.put({ ...event, data: { object } }, customerId);
        await schedule(trx, id, customer.mischief);
      },
    };
    return work(desk);
  });
}
