import type { Found } from '#server/generations/find-generations.ts';

/** Why a stream ended: its session is over, or whoever listened has left. */
export type StreamEnd = 'session-over' | 'left';

/** One stream's side of a user's feed: states wait here, the newest of each, until they are sent. */
export interface EventBuffer {
  readonly sessionId: string;
  readonly generationId: string | undefined;
  post(found: readonly Found[]): void;
  /** The states that came since; empty once the stream has ended. Throws where reading failed. */
  next(): Promise<Found[]>;
  end(reason: StreamEnd): void;
  fail(error: unknown): void;
  /** Undefined while the stream goes on. */
  ended(): StreamEnd | undefined;
}

export function createEventBuffer(watch: {
  sessionId: string;
  generationId?: string;
}): EventBuffer {
  const waiting = new Map<string, Found>();
  let ending: StreamEnd | undefined;
  let failure: { error: unknown } | undefined;
  let wake = () => {};
  // The first reading of a stream may be slower than a change that came after it.
  const isWanted = ({ generation: { id, version } }: Found) =>
    (!watch.generationId || watch.generationId === id) &&
    (waiting.get(id)?.generation.version ?? 0) <= version;
  return {
    sessionId: watch.sessionId,
    generationId: watch.generationId,
    post(found) {
      for (const item of found) if (isWanted(item)) waiting.set(item.generation.id, item);
      if (waiting.size > 0) wake();
    },
    async next() {
      if (waiting.size === 0 && !ending && !failure)
        await new Promise<void>((resolve) => (wake = resolve));
      if (failure) throw failure.error;
      if (ending) return [];
      const taken = [...waiting.values()];
      waiting.clear();
      return taken;
    },
    end(reason) {
      ending ??= reason;
      wake();
    },
    fail(error) {
      failure ??= { error };
      wake();
    },
    ended: () => ending,
  };
}
