import { isContractProcedure } from '@orpc/contract';

import type { Db } from '#server/db/connect.ts';
import type { AccessView } from '#shared/contract/admin-security.ts';
import type { CallMeta } from '#shared/contract/call.ts';
import { ADMIN_ROLES } from '#shared/rules/account.ts';

/** Every call and who may make it, read from the same table that the server enforces. */
export async function accessSummary(db: Db, contract: object): Promise<AccessView> {
  const holders = await db
    .selectFrom('profiles')
    .select(['admin_role', (eb) => eb.fn.countAll<number>().as('count')])
    .where('admin_role', 'is not', null)
    .groupBy('admin_role')
    .execute();
  return {
    calls: callsOf(contract),
    holders: ADMIN_ROLES.map((role) => ({
      role,
      count: holders.find((row) => row.admin_role === role)?.count ?? 0,
    })),
  };
}

function callsOf(node: object, path: readonly string[] = []): AccessView['calls'] {
  if (!isContractProcedure(node))
    return Object.entries(node).flatMap(([key, child]: [string, object]) =>
      callsOf(child, [...path, key]),
    );
  const { route } = node['~orpc'];
  const meta = node['~orpc'].meta as CallMeta;
  return [
    {
      name: path.join('.'),
      method: route.method ?? 'POST',
      path: route.path ?? '',
      access: meta.access === 'admin' ? meta.role : meta.access,
    },
  ];
}
