import { setFlagsFromString } from 'node:v8';

/** What a worker's heap comes to when it has loaded its part of the code. */
const LOADED_MB = 48;
/** As `npm start` has it for the whole process. */
const YOUNG_MB = 2;

/**
 * V8 begins with a small heap and looks through all of it each time it grows: four times while a worker loads its
 * vocabulary and draws its first print, a tenth of its time. Holds for the threads that start after it.
 */
export function beginRoomy(): void {
  setFlagsFromString(`--initial-heap-size=${LOADED_MB}`);
  keepYoungSmall();
}

/**
 * The flags of a process stand above what its threads ask for. With the large young heap of a test runner, which is
 * taken from the system anew at every look through the whole, a worker took up to twice as long for each picture.
 * Holds for the threads that start after it.
 */
export function keepYoungSmall(): void {
  setFlagsFromString(`--min-semi-space-size=${YOUNG_MB}`);
  setFlagsFromString(`--max-semi-space-size=${YOUNG_MB}`);
}
