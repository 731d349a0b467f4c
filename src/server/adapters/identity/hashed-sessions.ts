import { kyselyAdapter } from '@better-auth/kysely-adapter';

import type { Db } from '#server/db/connect.ts';
import { sessionFingerprint } from '#server/ports/identity.ts';

type OpenAdapter = ReturnType<typeof kyselyAdapter>;
type Adapter = ReturnType<OpenAdapter>;
type Condition = Parameters<Adapter['findOne']>[0]['where'][number];
type Methods = Omit<Adapter, 'transaction'>;

/**
 * The library's own adapter, except that a session's token is kept as a fingerprint only: whoever
 * reads the database, or a copy of it, signs in as nobody. The library goes on with the token it
 * asked by.
 */
export function hashedSessions(db: Db): OpenAdapter {
  const open = kyselyAdapter(db, { type: 'postgres', transaction: true });
  return (options) => {
    const adapter = open(options);
    return {
      ...adapter,
      ...withFingerprints(adapter),
      transaction: (run) => adapter.transaction((trx) => run({ ...trx, ...withFingerprints(trx) })),
    };
  };
}

function withFingerprints(adapter: Methods) {
  return {
    create: async (args) => {
      if (args.model !== 'session') return adapter.create(args);
      const token = newToken(args.data);
      const kept = { ...args, data: { ...args.data, token: sessionFingerprint(token) } };
      return withToken(await adapter.create(kept), token);
    },
    findOne: async (args) => withToken(await adapter.findOne(hashed(args)), tokenIn(args)),
    findMany: (args) => adapter.findMany(hashed(args)),
    count: (args) => adapter.count(hashed(args)),
    update: async (args) => withToken(await adapter.update(hashed(args)), tokenIn(args)),
    updateMany: (args) => adapter.updateMany(hashed(args)),
    delete: (args) => adapter.delete(hashed(args)),
    deleteMany: (args) => adapter.deleteMany(hashed(args)),
  } satisfies Partial<Methods>;
}

function newToken(session: object): string {
  if ('token' in session && typeof session.token === 'string') return session.token;
  throw new Error('A session needs a token');
}

interface Question {
  model: string;
  where?: Condition[] | undefined;
}

function hashed<Q extends Question>(question: Q): Q {
  if (question.model !== 'session' || !question.where) return question;
  const where = question.where.map((condition) =>
    condition.field === 'token'
      ? { ...condition, value: fingerprints(condition.value) }
      : condition,
  );
  return { ...question, where };
}

function fingerprints(value: Condition['value']): Condition['value'] {
  if (Array.isArray(value)) return value.map((token) => sessionFingerprint(String(token)));
  return sessionFingerprint(String(value));
}

/** The one token that was asked by, if it was a session's. */
function tokenIn({ model, where }: Question): string | undefined {
  const value = where?.find(({ field }) => field === 'token')?.value;
  return model === 'session' && typeof value === 'string' ? value : undefined;
}

function withToken<Row>(row: Row, token: string | undefined): Row {
  return row && token !== undefined ? { ...row, token } : row;
}
