import { setFlagsFromString } from 'node:v8';

/** What a worker's heap comes to when it has loaded its part of the code. */
const LOADED_MB = 48;

/**
 * V8 begins with a small heap and looks through all of it each time it grows: four times while a worker loads its
 * vocabulary and draws its first print, a tenth of its time. Holds for the threads that start after it.
 */
export function beginRoomy(): void {
  setFlagsFromString(`--initial-heap-size=${LOADED_MB}`);
}
