import type { Generation } from '#server/db/schema/schema.ts';
import { GENERATION_TIMEOUT_MS } from '#shared/rules/pictures/generation.ts';

import type { GenerationDeps } from '#server/generations/deps.ts';
import { findGenerations } from '#server/generations/find-generations.ts';
import type { Found } from '#server/generations/find-generations.ts';

const RECHECK_MS = 2000;

/** Waits until all have ended, at most 30 s (design §7.1), and says how they stand. */
export async function awaitGenerations(
  { db, changes, stopping }: Pick<GenerationDeps, 'db' | 'changes' | 'stopping'>,
  { generations, signal }: { generations: readonly Generation[]; signal: AbortSignal },
): Promise<Found[]> {
  const [first] = generations;
  if (!first) return [];
  const ids = generations.map(({ id }) => id);
  const limit = AbortSignal.any([signal, stopping, AbortSignal.timeout(GENERATION_TIMEOUT_MS)]);
  const bell = createBell(limit);
  const unwatch = changes.watch(first.user_id, bell.ring);
  try {
    for (;;) {
      const found = await findGenerations(db, { userId: first.user_id, ids });
      if (limit.aborted || found.every(({ generation }) => generation.finished_at)) return found;
      await bell.next(RECHECK_MS);
    }
  } finally {
    unwatch();
  }
}

/** Remembers a ring that came while nobody listened. */
function createBell(signal: AbortSignal) {
  let hasRung = false;
  let wake: (() => void) | null = null;
  const ring = () => {
    hasRung = true;
    wake?.();
  };
  signal.addEventListener('abort', ring);
  return {
    ring,
    async next(atMostMs: number): Promise<void> {
      if (!hasRung) {
        const timer = setTimeout(ring, atMostMs);
        await new Promise<void>((resolve) => (wake = resolve));
        clearTimeout(timer);
      }
      hasRung = false;
      wake = null;
    },
  };
}
