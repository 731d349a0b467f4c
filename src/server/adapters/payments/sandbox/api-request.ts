import type { Db } from '#server/db/connect.ts';

import { missing, SandboxError } from './customer-account.ts';
import { textAt } from './form-body.ts';
import type { FormTree } from './form-body.ts';
import type { SandboxLinks } from './links.ts';
import type { Kind, ObjectOf } from './objects.ts';
import { createStore } from './store.ts';

/** A call of the sandbox's API. */
export interface ApiRequest {
  db: Db;
  links: SandboxLinks;
  /** From the path. */
  id: string;
  /** Query or body. */
  form: FormTree;
}

export async function take<K extends Kind>(db: Db, kind: K, id: string): Promise<ObjectOf<K>> {
  const found = await createStore(db).find(kind, id);
  if (!found) throw missing(kind);
  return found;
}

export const list = (data: object[]) => ({ object: 'list', data, has_more: false, url: '/v1' });

export function need(form: FormTree, ...path: string[]): string {
  const value = textAt(form, ...path);
  if (value === null) throw new SandboxError(400, `Missing required param: ${path.join('.')}`);
  return value;
}
