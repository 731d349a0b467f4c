import type { IncomingMessage } from 'node:http';
import { withEventMeta } from '@orpc/server';

import { awaitGenerations } from '#server/generations/feed/await-generations.ts';
import { cancelGeneration } from '#server/generations/cancel-generation.ts';
import {
  findGeneration,
  listGenerations,
  toGenerationView,
} from '#server/generations/find-generations.ts';
import { findPace } from '#server/generations/find-pace.ts';
import { findPreview } from '#server/generations/feed/find-preview.ts';
import { requestGeneration } from '#server/generations/request-generation.ts';
import { createGenerationWatcher } from '#server/generations/feed/watch-generations.ts';
import type { GenerationWatcher, Watch } from '#server/generations/feed/watch-generations.ts';
import type { ApiDeps } from '#server/http/api/api-context.ts';
import { clientIp } from '#server/http/guard/client-ip.ts';
import { networkOf } from '#shared/rules/network.ts';
import { answerGeneration } from '#server/http/api/generation-answer.ts';
import { theMember } from '#server/http/api/implementer.ts';
import type { Implementer } from '#server/http/api/implementer.ts';
import { enforceLimit } from '#server/http/guard/enforce-limit.ts';
import { endOfStream } from '#server/http/guard/limit-streams.ts';
import type { LimitStreams } from '#server/http/guard/limit-streams.ts';
import { limitWaiting } from '#server/http/guard/limit-waiting.ts';
import { idempotencyKeySchema } from '#shared/contract/generations.ts';
import { AppError } from '#shared/errors.ts';
import { COSTLY_CALLS, PICTURES_AWAITED } from '#shared/rules/limits.ts';

export function generationRoutes(
  os: Implementer,
  { config, generations: deps }: ApiDeps,
  streams: LimitStreams,
) {
  const calls = os.generations;
  const watcher = createGenerationWatcher(deps);
  const limited = (watch: WatchRequest) =>
    streams(watch.userId, (replaced) =>
      stream(watcher, { ...watch, signal: AbortSignal.any([watch.signal, replaced]) }),
    );
  const inTurn = limitWaiting(PICTURES_AWAITED);
  return {
    generate: calls.generate.handler(async ({ input, context, signal }) => {
      const key = keyOf(context.req) ?? input.idempotencyKey;
      const userId = theMember(context).user.id;
      const placed = await requestGeneration(deps, {
        ...input,
        ...(key && { idempotencyKey: key }),
        userId,
        network: networkOf(clientIp(context.req, config.trustProxy)),
      });
      context.letGo();
      const found = await inTurn(userId, signal ?? deps.stopping, (leaving) =>
        awaitGenerations(deps, { generations: placed, signal: leaving }),
      );
      return answerGeneration(deps.db, found);
    }),
    read: calls.read.handler(async ({ input, context }) => {
      const key = `read:user:${theMember(context).user.id}`;
      await enforceLimit(deps.rateLimiter, { key, ...COSTLY_CALLS.reading });
      // Nothing is promised that will be refused.
      if (deps.moderator.glance?.(input.prompt)) throw new AppError('PROMPT_REFUSED');
      return { reading: (await deps.engine.read?.(input)) ?? null };
    }),
    get: calls.get.handler(({ input, context }) =>
      findGeneration(deps.db, { id: input.id, userId: theMember(context).user.id }),
    ),
    list: calls.list.handler(async ({ input, context }) => {
      const userId = theMember(context).user.id;
      const found = await listGenerations(deps.db, { userId, state: input.state });
      const paceS = input.state === 'recent' ? await findPace(deps.db) : null;
      return { generations: found.map(toGenerationView), paceS };
    }),
    cancel: calls.cancel.handler(({ input, context }) =>
      cancelGeneration(deps.db, { id: input.id, userId: theMember(context).user.id }),
    ),
    preview: calls.preview.handler(({ input, context }) =>
      findPreview(deps.db, { id: input.id, userId: theMember(context).user.id }),
    ),
    events: calls.events.handler(async ({ input, context, signal, lastEventId }) => {
      const { user, sessionId } = theMember(context);
      // Refused before the stream begins: another user's is a plain 404.
      await findGeneration(deps.db, { id: input.id, userId: user.id });
      context.letGo();
      const watch = { userId: user.id, sessionId, generationId: input.id, lastEventId };
      return limited({ ...watch, signal: signal ?? deps.stopping });
    }),
    allEvents: calls.allEvents.handler(({ context, signal, lastEventId }) => {
      const { user, sessionId } = theMember(context);
      context.letGo();
      const watch = { userId: user.id, sessionId, lastEventId };
      return limited({ ...watch, signal: signal ?? deps.stopping });
    }),
  };
}

type WatchRequest = Omit<Watch, 'lastSeenMs'> & { lastEventId: string | undefined };

async function* stream(watcher: GenerationWatcher, request: WatchRequest) {
  const { lastEventId, ...watch } = request;
  const lastSeenMs = /^\d{1,15}$/.test(lastEventId ?? '') ? Number(lastEventId) : undefined;
  const found = watcher.watch({ ...watch, ...(lastSeenMs !== undefined && { lastSeenMs }) });
  try {
    for (let step = await found.next(); ; step = await found.next()) {
      if (step.done && step.value === 'session-over') throw endOfStream('UNAUTHENTICATED');
      if (step.done) return;
      yield withEventMeta(toGenerationView(step.value), {
        id: String(step.value.generation.updated_at.getTime()),
      });
    }
  } finally {
    await found.return('left');
  }
}

function keyOf(req: IncomingMessage): string | undefined {
  const header = req.headers['idempotency-key'];
  if (header === undefined) return undefined;
  const parsed = idempotencyKeySchema.safeParse(header);
  if (parsed.success) return parsed.data;
  throw new AppError('VALIDATION_FAILED', {
    fields: { idempotencyKey: parsed.error.issues[0]?.message ?? 'Invalid request key' },
  });
}
