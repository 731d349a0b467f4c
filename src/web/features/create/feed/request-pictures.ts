import type { ErrorCode } from '#shared/errors.ts';
import type { GenerationView } from '#shared/contract/generations.ts';
import { FAILURE_CODES } from '#shared/rules/pictures/generation.ts';
import { errorCodeOf } from '#web/lib/requests/error-code.ts';
import { createRequestKeys, isAnswerLost } from '#web/lib/requests/request-keys.ts';
import type { Draft } from '#web/features/create/composer/draft.ts';
import type { GenerationFeed } from './generation-feed.ts';

export type Scene = Pick<Draft, 'prompt' | 'styleId' | 'size' | 'count' | 'seed' | 'wineId'>;
/** A picture that was not made, once more: with its own scene and bottle, whatever the composer holds by now. */
export function sceneOf({ prompt, styleId, size, seed, wineId }: GenerationView): Scene {
  return { prompt, styleId, size, seed, wineId, count: 1 };
}

export type PictureOrder = Omit<Scene, 'seed' | 'wineId'> & {
  seed?: number;
  wineId?: string;
  idempotencyKey: string;
};

interface RequestDeps {
  feed: Pick<GenerationFeed, 'take' | 'refresh' | 'getBoard'>;
  generate: (order: PictureOrder, signal: AbortSignal) => Promise<readonly GenerationView[]>;
  onRefused: (error: unknown) => void;
}

/** The server answers within 30 s; what has not come back by then went astray. */
const ANSWER_LIMIT_MS = 45_000;
/** These tell how a picture ended, and that is told by the picture itself. */
const ENDINGS: readonly ErrorCode[] = [...FAILURE_CODES, 'GENERATION_CANCELLED', 'NOT_FOUND'];

/** One press of the button is one request, however often the network makes it be repeated. */
export function createRequests({ feed, generate, onRefused }: RequestDeps) {
  const calls = new Map<string, AbortController>();
  const keys = createRequestKeys();

  const send = async (key: string, scene: Scene) => {
    const call = new AbortController();
    calls.set(key, call);
    try {
      const signal = AbortSignal.any([call.signal, AbortSignal.timeout(ANSWER_LIMIT_MS)]);
      const generations = await generate(toOrder(key, scene), signal);
      for (const generation of generations) feed.take({ type: 'told', generation });
    } catch (error) {
      if (call.signal.aborted) return;
      await explain(key, scene, error);
    } finally {
      calls.delete(key);
    }
  };

  const explain = async (key: string, scene: Scene, error: unknown) => {
    const isEnding = ENDINGS.includes(errorCodeOf(error));
    const isLost = isAnswerLost(error) && !isEnding;
    if (isLost) keys.keepLost(scene, key);
    if (isLost || isEnding) await feed.refresh();
    feed.take({ type: 'refused', key });
    if (!isHeardOf(feed, key)) onRefused(error);
  };

  return {
    request(scene: Scene): string {
      const last = keys.take(scene);
      // One whose pictures have been seen since was answered after all: this press asks for more.
      const key = isHeardOf(feed, last) ? crypto.randomUUID() : last;
      const { prompt, styleId, size, count } = scene;
      feed.take({ type: 'asked', key, request: { prompt, styleId, size, count } });
      void send(key, scene);
      return key;
    },
    takeBack(key: string): void {
      calls.get(key)?.abort();
      feed.take({ type: 'taken-back', key });
    },
  };
}

function isHeardOf({ getBoard }: Pick<GenerationFeed, 'getBoard'>, key: string): boolean {
  return [...getBoard().known.values()].some(({ generation }) => generation.requestKey === key);
}

function toOrder(idempotencyKey: string, { seed, wineId, ...scene }: Scene): PictureOrder {
  return {
    ...scene,
    prompt: scene.prompt.trim(),
    ...(seed !== null && { seed }),
    ...(wineId !== null && { wineId }),
    idempotencyKey,
  };
}
