import { EngineError } from '#server/ports/image-engine.ts';
import type { ImageEngine } from '#server/ports/image-engine.ts';

export interface EngineRun {
  engine: string;
  /** `drawn`, `given up` where nobody wanted it any more, or the code of the failure. */
  outcome: string;
  seconds: number;
}

/** Tells how long an engine took for each picture, and how it ended. */
export function withEngineClock(engine: ImageEngine, note: (run: EngineRun) => void): ImageEngine {
  return {
    ...engine,
    async generate(request, callbacks) {
      const started = performance.now();
      const end = (outcome: string) =>
        note({ engine: engine.name, outcome, seconds: (performance.now() - started) / 1000 });
      try {
        const result = await engine.generate(request, callbacks);
        end('drawn');
        return result;
      } catch (error) {
        end(callbacks.signal.aborted ? 'given up' : outcomeOf(error));
        throw error;
      }
    },
  };
}

const outcomeOf = (error: unknown) => (error instanceof EngineError ? error.code : 'INTERNAL');
