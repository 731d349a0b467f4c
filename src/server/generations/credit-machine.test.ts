import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { verifyLedger } from '#server/credits/verify-ledger.ts';
import { connect } from '#server/db/connect.ts';
import { modelRuns, ROUND_LIMIT_MS } from '#server/testing/model-runs.ts';
import { createHarness } from '#server/testing/generation-harness.ts';
import type { Harness } from '#server/testing/generation-harness.ts';
import { createProfile } from '#server/testing/test-database.ts';
import { DAY_MS } from '#shared/rules/days.ts';
import {
  adjust,
  ban,
  cancel,
  crash,
  expire,
  grant,
  INSTANT,
  lateDelivery,
  request,
  run,
  topUp,
  unban,
} from '#server/testing/credit-model.ts';
import type { Command } from '#server/testing/credit-model.ts';

// Sequences run side by side, each on an account of its own.
const SIDE_BY_SIDE = 25;
const RUNS = modelRuns({ quick: 500, long: 20_000 }) / SIDE_BY_SIDE;
const START_CREDITS = 5;

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
