import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Less than this is not worth a collection, which takes as long as a small painting. */
const WORTHWHILE_BYTES = 4 << 20;

/**
 * Painting leaves tens of megabytes of dead pixel buffers behind, which V8 hardly notices because they lie outside
 * its heap. Collecting them before the film is exposed keeps the peak of the whole process down.
 */
export interface GarbageCollector {
  /** Notes what a painting left, and collects once it is worth it. */
  leave(bytes: number): void;
}

export function createGarbageCollector(collect = exposedCollector()): GarbageCollector {
  let left = 0;
  return {
    leave(bytes) {
      left += bytes;
      if (left < WORTHWHILE_BYTES) return;
      collect();
      left = 0;
    },
  };
}

function exposedCollector(): () => void {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as () => void;
}
