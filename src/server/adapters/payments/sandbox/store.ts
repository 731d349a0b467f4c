import { randomBytes } from 'node:crypto';

import type { Db } from '#server/db/connect.ts';

import type { Kind, ObjectOf, SandboxObject } from './objects.ts';

/** The sandbox's objects, one JSON row each: the state is in the database, so any instance may answer. */
export interface Store {
  find<K extends Kind>(kind: K, id: string): Promise<ObjectOf<K> | null>;
  /** Newest first. */
  list<K extends Kind>(kind: K, customerId?: string): Promise<ObjectOf<K>[]>;
  /** `customerId` where the object itself does not say whose it is. */
  put(object: SandboxObject, customerId?: string): Promise<void>;
  /** Holds everyone else off this object until the transaction ends. */
  lock<K extends Kind>(kind: K, id: string): Promise<ObjectOf<K> | null>;
}

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
      let query = rows(kind).orderBy('seq', 'desc');
      if (customerId !== undefined) query = query.where('customer_id', '=', customerId);
      return (await query.execute()).map((row) => row.body as ObjectOf<K>);
    },
    async put(object, customerId) {
      const body = JSON.stringify(object);
      const owner = customerId ?? ('customer' in object ? object.customer : object.id);
      await db
        .insertInto('sandbox_objects')
        .values({ id: object.id, kind: object.object, customer_id: owner, body })
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ body }))
        .execute();
    },
  };
}

/** Looks like Stripe's: a prefix and letters that nobody guesses. */
export function newId(prefix: string): string {
  return `${prefix}_test_${randomBytes(18).toString('base64url').replaceAll(/[-_]/g, '0')}`;
}
