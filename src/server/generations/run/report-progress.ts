import { announce } from '#server/db/change-feed.ts';
import type { Generation } from '#server/db/schema/schema.ts';
import type { EngineCallbacks } from '#server/ports/image-engine.ts';

import { recordPreview, recordProgress } from './claim-generation.ts';
import type { GenerationDeps } from '#server/generations/deps.ts';

const INTERVAL_MS = 250;
/** The engine's own 100 % leaves room for storing. */
const ENGINE_SHARE = 0.94;
const PREVIEW_MAX_BYTES = 512 * 1024;

export type Reporter = Pick<EngineCallbacks, 'onProgress' | 'onPreview'> & {
  close(): Promise<void>;
};

/**
 * Writes what the engine reports, at most four times a second, the newest of each only. The engine
 * never waits for it, and a report that fails is forgotten: the next one says more.
 */
export function createReporter(
  { db, logger }: Pick<GenerationDeps, 'db' | 'logger'>,
  generation: Generation,
): Reporter {
  let percent: number | null = null;
  let newest = generation.progress;
  let preview: { bytes: Uint8Array; mime: string } | null = null;
  let writing: Promise<void> | null = null;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  const write = async () => {
    const [nextPercent, nextPreview] = [percent, preview];
    [percent, preview] = [null, null];
    const isShown = nextPreview !== null && (await recordPreview(db, generation, nextPreview));
    const isMoved = nextPercent !== null && (await recordProgress(db, generation, nextPercent));
    const { id: generationId, user_id: userId } = generation;
    if (isShown || isMoved) await announce(db, { userId, generationId, state: 'running' });
  };
  const flush = () => {
    writing = write()
      .catch((error: unknown) => logger.warn({ err: error }, 'progress could not be written'))
      .finally(() => {
        writing = null;
        timer = setTimeout(() => {
          timer = undefined;
          if (percent !== null || preview) flush();
        }, INTERVAL_MS);
      });
  };
  const schedule = () => {
    if (!isClosed && !writing && !timer) flush();
  };
  return {
    onProgress(value) {
      const next = Math.round(Math.min(100, Math.max(0, value)) * ENGINE_SHARE);
      if (next <= newest) return;
      [percent, newest] = [next, next];
      schedule();
    },
    onPreview(next) {
      if (next.bytes.length > PREVIEW_MAX_BYTES) return;
      preview = next;
      schedule();
    },
    async close() {
      isClosed = true;
      [percent, preview] = [null, null];
      await writing;
      clearTimeout(timer);
    },
  };
}
