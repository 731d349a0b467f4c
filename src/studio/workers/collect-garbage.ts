import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Painting leaves tens of megabytes of dead pixel buffers behind, which V8 hardly notices because they lie outside
 * its heap. Collecting them before the film is exposed keeps the peak of the whole process down.
 */
export function createGarbageCollector(): () => void {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as () => void;
}
