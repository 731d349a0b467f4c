import { EngineError } from '#server/ports/image-engine.ts';
import type { ImageEngine } from '#server/ports/image-engine.ts';

const FAILURES_TO_OPEN = 5;
const REST_MS = 30_000;

/**
 * Leaves a hosted engine alone after a row of failures: customers hear at once that it is down
 * instead of waiting for each timeout, and it gets time to recover. One call then tries the water.
 */
export function withCircuitBreaker(
  engine: ImageEngine,
  { now = Date.now }: { now?: () => number } = {},
): ImageEngine {
  if (!engine.isHosted) return engine;
  let failures = 0;
  let closedUntil = 0;
  let isTrying = false;

  const restingError = () => {
    // Said at once: whoever waited for the rest to end would wait half a minute for a maybe.
    const restS = Math.max(1, Math.ceil((closedUntil - now()) / 1000));
    return new EngineError('ENGINE_UNAVAILABLE', {
      message: `${engine.name} is resting for ${restS} s after ${failures} failures`,
      isRetryable: false,
    });
  };
  return {
    name: engine.name,
    isHosted: true,
    showsOwnWines: engine.showsOwnWines ?? false,
    async probe(signal) {
      if (failures >= FAILURES_TO_OPEN && now() < closedUntil) throw restingError();
      return engine.probe(signal);
    },
    async generate(request, callbacks) {
      if (failures >= FAILURES_TO_OPEN && (now() < closedUntil || isTrying)) throw restingError();
      const isTrial = failures >= FAILURES_TO_OPEN;
      if (isTrial) isTrying = true;
      try {
        const result = await engine.generate(request, callbacks);
        failures = 0;
        return result;
      } catch (error) {
        if (isOutage(error, callbacks.signal)) {
          failures += 1;
          closedUntil = now() + REST_MS;
        }
        throw error;
      } finally {
        if (isTrial) isTrying = false;
      }
    },
  };
}

/** A refused prompt, a busy engine or a picture we gave up on says nothing about the engine's health. */
function isOutage(error: unknown, signal: AbortSignal): boolean {
  if (signal.aborted) return String(signal.reason).includes('deadline');
  return (
    !(error instanceof EngineError) ||
    (error.code === 'ENGINE_UNAVAILABLE' && !error.isBusy) ||
    error.code === 'GENERATION_TIMED_OUT'
  );
}
