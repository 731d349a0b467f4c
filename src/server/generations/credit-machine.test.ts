import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { adjustCredits } from '#server/credits/adjust-credits.ts';
import { grantCredits, topUpCredits } from '#server/credits/grant-credits.ts';
import { verifyLedger } from '#server/credits/verify-ledger.ts';
import { connect } from '#server/db/connect.ts';
import { EngineError } from '#server/ports/image-engine.ts';
import type { ImageEngine } from '#server/ports/image-engine.ts';
import { modelRuns, ROUND_LIMIT_MS } from '#server/testing/model-runs.ts';
import { balanceOf, createHarness, PICTURE_REQUEST } from '#server/testing/generation-harness.ts';
import type { Harness } from '#server/testing/generation-harness.ts';
import { createProfile } from '#server/testing/test-database.ts';
import { AppError } from '#shared/errors.ts';
import { DAY_MS } from '#shared/rules/days.ts';
import { GENERATION_MAX_ATTEMPTS } from '#shared/rules/pictures/generation.ts';

import { cancelAllOf } from './cancel-generation.ts';
import { claimGeneration } from './run/claim-generation.ts';
import { requestGeneration } from './request-generation.ts';
import { runGeneration } from './run/run-generation.ts';
import { releaseGeneration } from './settle-generation.ts';
import { sweepGenerations } from './sweep-generations.ts';

// Sequences run side by side, each on an account of its own.
const SIDE_BY_SIDE = 25;
const RUNS = modelRuns({ quick: 500, long: 20_000 }) / SIDE_BY_SIDE;
const START_CREDITS = 5;

const INSTANT: ImageEngine = {
  name: 'instant',
  isHosted: false,
  probe: async () => ({ summary: 'ready' }),
  generate: async ({ seed }) => ({ bytes: new Uint8Array(1), seed }),
};
const BROKEN: ImageEngine = {
  ...INSTANT,
  generate: async () => {
    throw new EngineError('BAD_IMAGE', { isRetryable: false });
  },
};

type State = 'queued' | 'running' | 'succeeded' | 'ended';

/** What the credit machine should do, in the fewest words. */
interface Model {
  credits: number;
  isBanned: boolean;
  generations: { id: string; state: State; attempt: number }[];
  keys: Set<string>;
  references: Set<string>;
}

interface Real {
  deps: Harness;
  userId: string;
}

type Command = fc.AsyncCommand<Model, Real>;

const isOpen = ({ state }: Model['generations'][number]) =>
  state === 'queued' || state === 'running';
const heldIn = (model: Model) => model.generations.filter(isOpen).length;

function command(
  name: string,
  act: (model: Model, real: Real) => Promise<void>,
  check: (model: Model) => boolean = () => true,
): Command {
  return {
    check,
    toString: () => name,
    async run(model, real) {
      await act(model, real);
      const { credits, held } = await balanceOf(real.deps.db, real.userId);
      expect({ credits, held }).toEqual({ credits: model.credits, held: heldIn(model) });
    },
  };
}

const pick = (model: Model, index: number) => {
  const open = model.generations.filter(isOpen);
  return open[index % Math.max(1, open.length)];
};
const hasOpen = (model: Model) => model.generations.some(isOpen);

const request = (count: number, key: string | null) =>
  command(`request(${count}, ${key})`, async (model, { deps, userId }) => {
    const asked = requestGeneration(deps, {
      ...PICTURE_REQUEST,
      count,
      userId,
      network: userId,
      ...(key !== null && { idempotencyKey: key }),
    });
    const known = key !== null && model.keys.has(`${key}:${count}`);
    const clashes =
      key !== null && !known && [1, 2, 3].some((other) => model.keys.has(`${key}:${other}`));
    const free = model.credits - heldIn(model);
    const refusal = clashes
      ? 'IDEMPOTENCY_MISMATCH'
      : known
        ? null
        : model.isBanned
          ? 'BANNED'
          : free < count
            ? 'INSUFFICIENT_CREDITS'
            : null;
    const outcome = await asked.catch((error: unknown) => error);
    if (refusal !== null) {
      expect(outcome instanceof AppError && outcome.code).toBe(refusal);
      return;
    }
    expect(outcome).toHaveLength(count);
    if (known) return;
    for (const { id } of outcome as { id: string }[])
      model.generations.push({ id, state: 'queued', attempt: 0 });
    if (key !== null) model.keys.add(`${key}:${count}`);
  });

const run = (index: number, ends: 'well' | 'badly') =>
  command(
    `run(${index}, ${ends})`,
    async (model, { deps }) => {
      const generation = pick(model, index);
      if (!generation) return;
      const engine = ends === 'well' ? INSTANT : BROKEN;
      const job = { generationId: generation.id, signal: deps.stopping };
      await runGeneration({ ...deps, engine }, job);
      generation.attempt += 1;
      const isDelivered = ends === 'well' && generation.attempt <= GENERATION_MAX_ATTEMPTS;
      generation.state = isDelivered ? 'succeeded' : 'ended';
      if (isDelivered) model.credits -= 1;
    },
    hasOpen,
  );

const crash = (index: number) =>
  command(
    `crash(${index})`,
    async (model, { deps }) => {
      const generation = pick(model, index);
      if (!generation) return;
      await claimGeneration(deps.db, { id: generation.id, deadlineMs: deps.deadlineMs });
      generation.state = 'running';
      generation.attempt += 1;
    },
    hasOpen,
  );

const cancel = (index: number) =>
  command(
    `cancel(${index})`,
    async (model, { deps }) => {
      const generation = pick(model, index);
      if (!generation) return;
      const ending = { state: 'cancelled', errorCode: null } as const;
      expect(await releaseGeneration(deps.db, { id: generation.id }, ending)).toBe(true);
      generation.state = 'ended';
      expect(await releaseGeneration(deps.db, { id: generation.id }, ending)).toBe(false);
    },
    hasOpen,
  );

const lateDelivery = (index: number) =>
  command(`lateDelivery(${index})`, async (model, { deps }) => {
    const done = model.generations.filter((generation) => !isOpen(generation));
    const generation = done[index % Math.max(1, done.length)];
    if (!generation) return;
    await runGeneration(deps, { generationId: generation.id, signal: deps.stopping });
  });

const expire = (index: number) =>
  command(
    `expire(${index})`,
    async (model, { deps }) => {
      const generation = pick(model, index);
      if (!generation) return;
      await deps.db
        .updateTable('generations')
        .set({ deadline_at: new Date(0) })
        .where('id', '=', generation.id)
        .execute();
      // A neighbour's sweep may have been faster.
      await sweepGenerations(deps.db);
      generation.state = 'ended';
    },
    hasOpen,
  );

const grant = (amount: number, reference: string) =>
  command(`grant(${amount}, ${reference})`, async (model, { deps, userId }) => {
    const change = { userId, amount, reason: 'test', reference: `${userId}:${reference}` };
    await deps.db.transaction().execute((trx) => grantCredits(trx, change));
    if (!model.references.has(reference)) model.credits += amount;
    model.references.add(reference);
  });

const adjust = (amount: number, reference: string) =>
  command(`adjust(${amount}, ${reference})`, async (model, { deps, userId }) => {
    await deps.db.transaction().execute((trx) =>
      adjustCredits(trx, {
        userId,
        amount,
        reason: 'test',
        reference: `${userId}:${reference}`,
        adminEmail: 'admin@example.com',
      }),
    );
    if (!model.references.has(reference))
      model.credits =
        Math.max(model.credits + Math.min(0, amount), heldIn(model)) + Math.max(0, amount);
    model.references.add(reference);
  });

const topUp = (reference: string) =>
  command(`topUp(${reference})`, async (model, { deps, userId }) => {
    const period = { userId, allowance: 10, reason: 'test', reference: `${userId}:${reference}` };
    await deps.db.transaction().execute((trx) => topUpCredits(trx, period));
    if (!model.references.has(reference)) model.credits = Math.max(model.credits, 10);
    model.references.add(reference);
  });

const ban = () =>
  command('ban', async (model, { deps, userId }) => {
    await deps.db.transaction().execute(async (trx) => {
      await trx
        .updateTable('profiles')
        .set({ banned: true, ban_date: new Date() })
        .where('user_id', '=', userId)
        .execute();
      await cancelAllOf(trx, userId);
    });
    model.isBanned = true;
    for (const generation of model.generations) if (isOpen(generation)) generation.state = 'ended';
  });

const unban = () =>
  command(
    'unban',
    async (model, { deps, userId }) => {
      await deps.db
        .updateTable('profiles')
        .set({ banned: false, ban_date: null })
        .where('user_id', '=', userId)
        .execute();
      model.isBanned = false;
    },
    (model) => model.isBanned,
  );

const small = fc.nat({ max: 3 });
const reference = fc.constantFrom('r1', 'r2', 'r3', 'r4');
const commands = fc.commands(
  [
    fc.tuple(fc.integer({ min: 1, max: 3 }), fc.constant(null)).map((args) => request(...args)),
    fc
      .tuple(fc.integer({ min: 1, max: 3 }), fc.constantFrom('key-number-1', 'key-number-2'))
      .map((args) => request(...args)),
    small.map((index) => run(index, 'well')),
    small.map((index) => run(index, 'badly')),
    small.map(crash),
    small.map(cancel),
    small.map(expire),
    small.map(lateDelivery),
    fc.tuple(fc.nat({ max: 20 }), reference).map((args) => grant(...args)),
    fc.tuple(fc.integer({ min: -20, max: 20 }), reference).map((args) => adjust(...args)),
    reference.map(topUp),
    fc.constant(ban()),
    fc.constant(unban()),
  ],
  { maxCommands: 14 },
);

async function follow(deps: Harness, sequence: Iterable<Command>): Promise<void> {
  const userId = await createProfile(deps.db, { credits: START_CREDITS });
  await fc.asyncModelRun(
    () => ({
      model: {
        credits: START_CREDITS,
        isBanned: false,
        generations: [],
        keys: new Set<string>(),
        references: new Set<string>(),
      },
      real: { deps, userId },
    }),
    sequence,
  );
}

/** As long as the server itself gives it: the long form leaves a ledger of many thousand accounts. */
async function verifyAll(url: string) {
  const { db, close } = connect({ url, poolSize: 1, kind: 'upkeep', onError: () => {} });
  try {
    return await verifyLedger(db);
  } finally {
    await close();
  }
}

test(
  'whatever happens in whatever order, balances, holds and ledger agree',
  { timeout: 0 },
  async () => {
    const harness = await createHarness({ engine: INSTANT, poolSize: 20 });
    // A crashed run that a slow machine takes up again is not to have expired meanwhile.
    const deps = { ...harness, deadlineMs: DAY_MS };
    const sequences = fc.array(commands, { minLength: SIDE_BY_SIDE, maxLength: SIDE_BY_SIDE });
    await fc.assert(
      fc.asyncProperty(sequences, async (several) => {
        await Promise.all(several.map((sequence) => follow(deps, sequence)));
      }),
      { numRuns: RUNS, endOnFailure: true, timeout: ROUND_LIMIT_MS },
    );
    expect((await verifyAll(harness.url)).fault).toBeNull();
    const pictures = await deps.db
      .selectFrom('generated_images')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect(deps.pictures.kept.size).toBe(pictures.count);
  },
);
