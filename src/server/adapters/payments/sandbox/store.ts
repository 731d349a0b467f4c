import { randomBytes } from 'node:crypto';

import type { Db } from '#server/db/connect.ts';

import type { Kind, ObjectOf, SandboxObject } from './objects.ts';

/** The sandbox's objects, one JSON row each: the state is in the database, so any instance may answer. */
export interface Store {
  find<K extends Kind>(kind: K, id: string): Promise<ObjectOf<K> | null>;
  /** Newest first. */
  list<K extends Kind>(kind: K, customerId?: string): Promise<ObjectOf<K>[]>;
  put(object: SandboxObject): Promise<void>;
  /** Holds everyone else off this object until the transaction ends. */
  lock<K extends Kind>(kind: K, id: string): Promise<ObjectOf<K> | null>;
}

const LIST_LIMIT = 1000;

export function createStore(db: Db): Store {
  const rows = (kind: Kind) =>
    db.selectFrom('sandbox_objects').select('body').where('kind', '=', kind);
  return {
    async find<K extends Kind>(kind: K, id: string) {
      const row = await rows(kind).where('id', '=', id).executeTakeFirst();
      return (row?.body as ObjectOf<K> | undefined) ?? null;
    },
    async lock<K extends Kind>(kind: K, id: string) {
      const row = await rows(kind).where('id', '=', id).forUpdate().executeTakeFirst();
      return (row?.body as ObjectOf<K> | undefined) ?? null;
    },
    async list<K extends Kind>(kind: K, customerId?: string) {
      let query = rows(kind).orderBy('seq', 'desc').limit(LIST_LIMIT);
      if (customerId !== undefined) query = query.where('customer_id', '=', customerId);
      return (await query.execute()).map((row) => row.body as ObjectOf<K>);
    },
    async put(object) {
      const body = JSON.stringify(object);
      const customerId = 'customer' in object ? object.customer : object.id;
      await db
        .insertInto('sandbox_objects')
        .values({ id: object.id, kind: object.object, customer_id: customerId, body })
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ body }))
        .execute();
    },
  };
}

/** Looks like Stripe's: a prefix and letters that nobody guesses. */
export function newId(prefix: string): string {
  return `${prefix}_test_${randomBytes(18).toString('base64url').replaceAll(/[-_]/g, '0')}`;
}
