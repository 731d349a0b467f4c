import type * as fc from 'fast-check';
import { expect } from 'vitest';
import { adjustCredits } from '#server/credits/adjust-credits.ts';
import { grantCredits, topUpCredits } from '#server/credits/grant-credits.ts';
import { EngineError } from '#server/ports/image-engine.ts';
import type { ImageEngine } from '#server/ports/image-engine.ts';
import { balanceOf, PICTURE_REQUEST } from './generation-harness.ts';
import type { Harness } from './generation-harness.ts';
import { AppError } from '#shared/errors.ts';
import { GENERATION_MAX_ATTEMPTS } from '#shared/rules/pictures/generation.ts';
import { cancelAllOf } from '#server/generations/cancel-generation.ts';
import { claimGeneration } from '#server/generations/run/claim-generation.ts';
import { requestGeneration } from '#server/generations/request-generation.ts';
import { runGeneration } from '#server/generations/run/run-generation.ts';
import { releaseGeneration } from '#server/generations/settle-generation.ts';
import { sweepGenerations } from '#server/generations/sweep-generations.ts';

export const INSTANT: ImageEngine = {
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
export interface Model {
  credits: number;
  isBanned: boolean;
  generations: { id: string; state: State; attempt: number }[];
  keys: Set<string>;
  references: Set<string>;
}

export interface Real {
  deps: Harness;
  userId: string;
}

export type Command = fc.AsyncCommand<Model, Real>;

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

export const request = (count: number, key: string | null) =>
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

export const run = (index: number, ends: 'well' | 'badly') =>
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

export const crash = (index: number) =>
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

export const cancel = (index: number) =>
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

export const lateDelivery = (index: number) =>
  command(`lateDelivery(${index})`, async (model, { deps }) => {
    const done = model.generations.filter((generation) => !isOpen(generation));
    const generation = done[index % Math.max(1, done.length)];
    if (!generation) return;
    await runGeneration(deps, { generationId: generation.id, signal: deps.stopping });
  });

export const expire = (index: number) =>
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

export const grant = (amount: number, reference: string) =>
  command(`grant(${amount}, ${reference})`, async (model, { deps, userId }) => {
    const change = { userId, amount, reason: 'test', reference: `${userId}:${reference}` };
    await deps.db.transaction().execute((trx) => grantCredits(trx, change));
    if (!model.references.has(reference)) model.credits += amount;
    model.references.add(reference);
  });

export const adjust = (amount: number, reference: string) =>
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

export const topUp = (reference: string) =>
  command(`topUp(${reference})`, async (model, { deps, userId }) => {
    const period = { userId, allowance: 10, reason: 'test', reference: `${userId}:${reference}` };
    await deps.db.transaction().execute((trx) => topUpCredits(trx, period));
    if (!model.references.has(reference)) model.credits = Math.max(model.credits, 10);
    model.references.add(reference);
  });

export const ban = () =>
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

export const unban = () =>
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
