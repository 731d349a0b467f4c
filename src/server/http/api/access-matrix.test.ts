import { isContractProcedure } from '@orpc/contract';
import { beforeAll, describe, expect, test } from 'vitest';

import { createTestApp } from '#server/testing/create-test-app.ts';
import type { TestApp } from '#server/testing/create-test-app.ts';
import type { Visitor } from '#server/testing/members/visitor.ts';
import type { CallMeta } from '#shared/contract/call.ts';
import { contract } from '#shared/contract/index.ts';
import { ADMIN_ROLES } from '#shared/rules/account.ts';

import { ACCESS_ROWS } from '#server/testing/access-rows.ts';
import type { World } from '#server/testing/access-rows.ts';

const PERSONAS = ['anonymous', 'member', 'other', 'banned', ...ADMIN_ROLES] as const;
type Persona = (typeof PERSONAS)[number];

const calls = walk(contract);
let app: TestApp;
let visitors: Record<Persona, Visitor>;
let world: World;

beforeAll(async () => {
  // Who may look is asked here, not what is seen: no bottle is rendered (wines.test.ts).
  const preview = async () => ({ bytes: Buffer.from('bottle'), mime: 'image/webp' });
  app = await createTestApp({ bottles: { preview } });
  const [member, other, banned, ...admins] = await Promise.all(
    Array.from({ length: 3 + ADMIN_ROLES.length }, () => app.member()),
  );
  if (!member || !other || !banned) throw new Error('The personas could not be made');
  await Promise.all([member, other, banned, ...admins].map((person) => person.api.profile.get()));
  await app.context.db
    .updateTable('profiles')
    .set({ banned: true, ban_date: new Date(), ban_reason: 'test' })
    .where('user_id', '=', banned.userId)
    .execute();
  for (const [index, role] of ADMIN_ROLES.entries())
    await app.context.db
      .updateTable('profiles')
      .set({ is_admin: true, admin_role: role })
      .where('user_id', '=', admins[index]?.userId ?? '')
      .execute();
  const [support, admin, super_admin] = admins;
  if (!support || !admin || !super_admin) throw new Error('The personas could not be made');
  visitors = { anonymous: app.visitor(), member, other, banned, support, admin, super_admin };
  world = { app, memberId: member.userId };
  return () => app.stop();
});

test('every call of the contract has a row in the access matrix', () => {
  expect(Object.keys(ACCESS_ROWS).toSorted()).toEqual(calls.map((call) => call.name).toSorted());
});

describe.each(calls)('$name', ({ name, meta }) => {
  test.each(PERSONAS)('answers %s as its access says', async (persona) => {
    const row = ACCESS_ROWS[name];
    const input = await row?.input?.(world);
    const code = await codeOf(visitors[persona], name, input);
    const isHidden = persona === 'other' && row?.isOwned;
    const expected = expectedCode(meta, persona) ?? (isHidden ? 'NOT_FOUND' : 'let in');
    // Let in to something: a failure of ours would pass for it, and so would a thing that is not there.
    const isOwner = persona === 'member' && row?.isOwned && code !== 'none';
    expect(isRefusal(code) || isHidden || isOwner ? code : 'let in').toBe(expected);
    expect(code).not.toMatch(/^5\d\d /);
  });
});

const isRefusal = (code: string) => ['UNAUTHENTICATED', 'BANNED', 'FORBIDDEN'].includes(code);

function expectedCode(meta: CallMeta, persona: Persona): string | null {
  if (meta.access === 'public') return null;
  if (persona === 'anonymous') return 'UNAUTHENTICATED';
  if (persona === 'banned') return 'BANNED';
  if (meta.access === 'member') return null;
  const rank = (ADMIN_ROLES as readonly string[]).indexOf(persona);
  return rank >= ADMIN_ROLES.indexOf(meta.role) ? null : 'FORBIDDEN';
}

/** The code of the refusal, with its status where the server failed; none where there was none. */
async function codeOf(visitor: Visitor, name: string, input: unknown): Promise<string> {
  const path = name.split('.');
  const call = path.reduce<unknown>(
    (client, key) => (client as Record<string, unknown>)[key],
    visitor.api,
  ) as (input: unknown) => Promise<unknown>;
  try {
    await call(input);
    return 'none';
  } catch (error) {
    const { code, status } = error as { code?: string; status?: number };
    // What waits for a service that is not there in a test says so with a code of its own.
    const isFailure = status === undefined || status === 500;
    return isFailure ? `500 ${code ?? String(error)}` : (code ?? 'unknown');
  }
}

function walk(node: unknown, path: string[] = []): { name: string; meta: CallMeta }[] {
  if (isContractProcedure(node)) {
    const { meta } = (node as { '~orpc': { meta: CallMeta } })['~orpc'];
    return [{ name: path.join('.'), meta }];
  }
  return Object.entries(node as object).flatMap(([key, child]) => walk(child, [...path, key]));
}
